import { existsSync, readdirSync } from "node:fs";
import { projectPath } from "../src/platform/project.server.ts";
import { buildProduct } from "./product/build-product.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { runQuietly } from "./product/run-quietly.ts";
import { Refusal, say } from "./product/say.ts";

type Bench = { name: string; run(): Promise<void> };

await runCommand(async () => {
  const { positionals: wanted } = readArguments("bench", { allowPositionals: true, options: {} });
  const files = readdirSync(projectPath("bench")).filter((file) => file.endsWith(".bench.ts"));
  const all = await Promise.all(files.map((file) => import(projectPath("bench", file)) as Promise<Bench>));
  const unknown = wanted.find((name) => !all.some((bench) => bench.name === name));
  if (unknown) throw new Refusal(`Unknown benchmark: ${unknown}. Available: ${all.map(({ name }) => name).join(", ")}`);
  await installOwnPackages();
  await buildProduct(say);
  for (const bench of all) if (wanted.length === 0 || wanted.includes(bench.name)) await bench.run();
  return 0;
});

/** What only benchmarks need has a lock of its own, so that nobody else waits for it. */
async function installOwnPackages(): Promise<void> {
  if (existsSync(projectPath("bench/node_modules"))) return;
  say("Installing what only benchmarks need");
  const { ok, output } = await runQuietly("npm", ["ci", "--prefix", projectPath("bench"), "--no-audit", "--no-fund"]);
  if (!ok) throw new Refusal(output);
}
