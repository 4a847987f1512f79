"""Makes the static site and all texts into the wheel, so that an installed game needs neither npm nor network."""

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SiteBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the site for a wheel; a checkout builds its own when it is needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the site and the texts and put them into the wheel as simple_simon/site and simple_simon/texts."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "src"))
        from simple_simon.host import builder, catalogs

        site = builder.fresh_site(root, root / "build", self.app.display_info)
        build_data["force_include"][str(site)] = "simple_simon/site"
        texts = root / "build" / "texts"
        shutil.rmtree(texts, ignore_errors=True)
        catalogs.write_installed_texts(root, texts)
        build_data["force_include"][str(texts)] = "simple_simon/texts"
