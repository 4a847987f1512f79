// Runs tests in the MicroPython that ships: node run.mjs FOLDER MODULE, where FOLDER holds micropython.mjs and
// micropython.wasm, the program under lib/ and the tests under lib/tests/. Prints one JSON line {test: error or ""}.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(join(folder, "micropython.mjs")));
const printed = [];
const python = await loadMicroPython({ heapsize: 8 << 20, stdout: (line) => printed.push(line) });

function mount(from, to) {
  python.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (statSync(path).isDirectory()) mount(path, `${to}/${name}`);
    else python.FS.writeFile(`${to}/${name}`, readFileSync(path));
  }
}

mount(join(folder, "lib"), "/lib");
python.runPython(`import ${module} as tested, sys`);
python.runPython("print(' '.join([name for name in dir(tested) if name.startswith('test_')]))");
const results = {};
// One call a test: within a call nothing is collected.
for (const name of printed.pop().split(" ")) {
  try {
    python.runPython(`tested.${name}()`);
    results[name] = "";
  } catch (error) {
    results[name] = error.message;
  }
}
console.log(JSON.stringify(results));
