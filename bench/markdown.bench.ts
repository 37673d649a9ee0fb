import { PERSONS_POST, readMarkdown, WRITTEN_PAGE } from "../src/ui/rich-text/read-markdown.server.ts";
import { hostileTexts } from "../tests/support/hostile-markdown.ts";
import { least } from "./support/measure.ts";

export const name = "markdown";

const LENGTH = 10_000;
const ROUNDS = 5;
const LIMIT_MS = 50;

/** What reading hostile Markdown costs, as people post it and as our own pages are written; a plain text of the same length is the measure. */
export async function run(): Promise<void> {
  const plain = "Sailing past the point at noon, with *a little* wind.\n\n".repeat(LENGTH / 50).slice(0, LENGTH);
  for (const [kind, rules] of Object.entries({ post: PERSONS_POST, page: WRITTEN_PAGE })) {
    const cost = (text: string) => least(Array.from({ length: ROUNDS }, () => time(() => readMarkdown(text, rules))));
    const base = cost(plain);
    const costs = hostileTexts(LENGTH)
      .map(({ name: text, text: written }) => ({ text, ms: cost(written) }))
      .toSorted((a, b) => b.ms - a.ms);
    console.log(`${kind}, ${LENGTH} characters: plain text ${base.toFixed(1)} ms`);
    for (const { text, ms } of costs.slice(0, 5)) console.log(`  ${text.padEnd(26)} ${ms.toFixed(1)} ms, ratio ${(ms / base).toFixed(1)}`);
    if (kind === "post") console.log(`  worst ${costs[0]?.ms.toFixed(1)} ms (at most ${LIMIT_MS})`);
  }
}

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
