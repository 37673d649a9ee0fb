import { projectPath } from "../src/platform/project.server.ts";
import type * as administration from "./product/administer.ts";
import { backUp, restoreBackup } from "./product/back-up.ts";
import { isBuilt } from "./product/build-product.ts";
import { readArguments, runCommand } from "./product/command.ts";

await runCommand(async () => {
  const { positionals } = readArguments("admin", { allowPositionals: true, options: {} });
  const moveData = chooseMove(positionals);
  if (moveData) await moveData();
  else {
    // It brings the whole product with it: moving its data does not wait for that.
    const { administer } = isBuilt() ? await builtAdministration() : await import("./product/administer.ts");
    await administer(positionals);
  }
  return 0;
});

/** From the build, which takes a second rather than four. */
function builtAdministration() {
  return import(projectPath("build/server/administer.js")) as Promise<typeof administration>;
}

/** What works on the data directory as a whole, whatever version wrote it: nothing is migrated for it. */
function chooseMove([verb, directory, ...rest]: string[]): (() => Promise<void>) | undefined {
  if (!directory || rest.length > 0) return undefined;
  if (verb === "backup") return () => backUp(process.env, directory);
  if (verb === "restore") return () => restoreBackup(process.env, directory);
  return undefined;
}
