import type { Step } from "./steps.ts";

/** What was tried: how much of it passed, and what did not, in words. */
export type Tally = { passed: number; failures: string[] };

const AT_ONCE = 2;

/** Runs the steps, two at a time, and prints a line for each. */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const waiting = [...steps];
  const tally: Tally = { passed: 0, failures: [] };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const fault = await step.run().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(fault === null ? `✓ ${step.name} (${seconds} s)` : `✗ ${step.name} (${seconds} s)\n${fault}\n`);
      if (fault === null) tally.passed += 1;
      else tally.failures.push(`${step.name}\n${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}
