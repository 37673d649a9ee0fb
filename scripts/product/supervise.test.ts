import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { supervise } from "./supervise.ts";

/** Supervises a program that is ready at once and crashes after that time; gives back what is said about it. */
function superviseCrashing(afterMs: number, steadyAfterMs: number): string[] {
  const directory = temporaryDirectory("supervised");
  const file = join(directory.path, "crash.mjs");
  writeFileSync(file, `process.send("ready"); setTimeout(() => process.exit(7), ${afterMs})`);
  const said: string[] = [];
  const supervised = supervise({ name: "program", file, env: process.env, say: (text) => said.push(text), steadyAfterMs });
  onTestFinished(async () => {
    await supervised.stop();
    directory.remove();
  });
  return said;
}

const again = (seconds: number) => `The program ended unexpectedly (code 7); starting it again in ${seconds} s`;

test("waits longer each time for a program that does not stay healthy", async () => {
  const said = superviseCrashing(0, 60_000);
  await expect.poll(() => said, { timeout: 10_000 }).toEqual([again(1), again(2)]);
});

test("waits no longer than the first time for one that was healthy in between", async () => {
  const said = superviseCrashing(400, 100);
  await expect.poll(() => said, { timeout: 10_000 }).toEqual([again(1), again(1)]);
});
