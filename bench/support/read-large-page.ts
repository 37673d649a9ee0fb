import { createReadStream } from "node:fs";
import { readListingPage } from "../../src/features/listing-import/reading/read-listing-page.server.ts";

export type LargePageFigures = { milliseconds: number; megabytes: number; result: string };

/** Reads one large page in a process of its own, so that the most memory that it ever had is that page's. */
process.once("message", ({ file }: { file: string }) => {
  void measure(file).then((figures) => process.send?.(figures, undefined, undefined, () => process.exit()));
});

async function measure(file: string): Promise<LargePageFigures> {
  await readListingPage("<p>warm</p>");
  const before = process.memoryUsage.rss() / 1024;
  const started = performance.now();
  const reading = await readListingPage(createReadStream(file));
  const milliseconds = performance.now() - started;
  // An upper bound: the start of the process may have needed more than the page did.
  const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
  return { milliseconds, megabytes, result: reading.ok ? "a listing" : reading.problem };
}
