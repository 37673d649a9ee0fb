import { createReadStream, readFileSync } from "node:fs";
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
  const megabytes = (mostMemory() - before) / 1024;
  return { milliseconds, megabytes, result: reading.ok ? "a listing" : reading.problem };
}

/** In kB. Linux hands the parent's most memory down to a child in `maxRSS`, but not in this; elsewhere it is an upper bound. */
function mostMemory(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s{1,20}(\d{1,12})/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
}
