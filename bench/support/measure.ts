import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Load } from "./load.ts";

/** Starts a program of this folder, gives it its task, and waits for its first word. */
export async function ask(program: string, task: object): Promise<{ child: ChildProcess; answer: unknown }> {
  const child = fork(fileURLToPath(new URL(`${program}.ts`, import.meta.url)));
  child.send(task);
  const ended = once(child, "exit").then(() => {
    throw new Error(`${program} ended without an answer`);
  });
  const [answer] = await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return { child, answer };
}

/** Answers per second, measured from a process of its own. */
export async function measureLoad(load: Load): Promise<number> {
  return Number((await ask("load", load)).answer);
}

export type Comparison = { name: string; base: number; ours: number };

/** Measures two ways in turns, so that a busy moment hits both, and takes the median of each by default. */
export async function compare(
  name: string,
  rounds: number,
  [base, ours]: [base: () => Promise<number>, ours: () => Promise<number>],
  choose = median,
): Promise<Comparison> {
  const results: { base: number; ours: number }[] = [];
  await base();
  await ours();
  for (let round = 0; round < rounds; round++) results.push({ base: await base(), ours: await ours() });
  return { name, base: choose(results.map((result) => result.base)), ours: choose(results.map((result) => result.ours)) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** For what others on the machine can only make worse. */
export const least = (values: number[]): number => Math.min(...values);

export function printComparisons(title: string, baseName: string, oursName: string, comparisons: Comparison[], unit: string): void {
  const cells = ({ name, base, ours }: Comparison) => [
    name,
    `${Math.round(base)}${unit}`,
    `${Math.round(ours)}${unit}`,
    (ours / base).toFixed(2),
  ];
  const rows = [[title, baseName, oursName, "ratio"], ...comparisons.map(cells)];
  for (const [first = "", ...rest] of rows) console.log(first.padEnd(32) + rest.map((cell) => cell.padStart(14)).join(""));
}
