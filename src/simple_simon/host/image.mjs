// Starts the runtime as boot.mjs does, imports a module, and writes the memory as it was before and as it is then:
// node image.mjs RUNTIME.mjs HEAPSIZE LOADER.mpy PACK MODULE BEFORE AFTER
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, heapsize, loader, pack, module, before, after] = process.argv.slice(2);
process.on("uncaughtException", ({ message }) => (console.error(message), process.exit(1))); // Not the runtime's text.
const { instantiate } = WebAssembly;
let exports;
WebAssembly.instantiate = async (...all) => {
  const made = await instantiate(...all);
  exports = made.instance.exports;
  return made;
};

/** Writes the memory into a file, without what is left over on the stack. */
function write(file) {
  const [end, current] = [exports.emscripten_stack_get_end(), exports.emscripten_stack_get_current()];
  const memory = new Uint8Array(exports.memory.buffer).slice();
  writeFileSync(file, memory.fill(0, end, current));
}

const { loadMicroPython } = await import(pathToFileURL(runtime));
const python = await loadMicroPython({ heapsize: Number(heapsize) });
python.registerJsModule("calls", {});
write(before);
python.FS.writeFile("/loader.mpy", readFileSync(loader));
python.FS.writeFile("/pack", readFileSync(pack));
python.pyimport("loader").add("/pack");
python.pyimport(module);
python.pyimport("loader").packs.forget();
// Twice: what was collected by then is asked for in the first call, and done when it returns.
for (let time = 0; time < 2; time++) python.pyimport("gc").collect();
write(after);
