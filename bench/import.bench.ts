import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { readListingPage } from "../src/features/listing-import/reading/read-listing-page.server.ts";
import { LARGE_PAGES, largePageOf, listingPageOf } from "./support/listing-page.ts";
import { ask, compare, printComparisons } from "./support/measure.ts";
import type { LargePageFigures } from "./support/read-large-page.ts";

export const name = "import";

const ROUNDS = 60;
const WARM_UP = 30;
const PAGE_BYTES = 500_000;

/** What reading a listing's page costs beside bare tokenizing, and what pages of 10 MB need at their worst. */
export async function run(): Promise<void> {
  const comparisons = [];
  for (const stateShare of [0.25, 0.5, 0.75]) {
    const page = Buffer.from(listingPageOf(PAGE_BYTES, stateShare));
    const ways: [() => Promise<number>, () => Promise<number>] = [
      () => time(() => tokenize(page)),
      () => time(() => readListingPage(page)),
    ];
    for (let round = 0; round < WARM_UP; round++) for (const way of ways) await way();
    comparisons.push(await compare(`${stateShare * 100} % of it state`, ROUNDS, ways));
  }
  printComparisons(`${PAGE_BYTES / 1000} kB page`, "tokenizing", "reading", comparisons, " µs");
  const folder = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  try {
    for (const kind of LARGE_PAGES) {
      const file = join(folder, "page.html");
      writeFileSync(file, largePageOf(kind));
      const { milliseconds, megabytes, result } = (await ask("read-large-page", { file })).answer as LargePageFigures;
      console.log(`10 MB page, ${kind}: ${Math.round(milliseconds)} ms, ${Math.round(megabytes)} MB more memory (${result})`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tokenize(page: Buffer): void {
  new Parser({ onopentag() {}, ontext() {}, onclosetag() {} }).end(new TextDecoder().decode(page));
}

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) * 1000;
}
