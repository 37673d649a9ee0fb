import { monitorEventLoopDelay } from "node:perf_hooks";

const EVERY_MS = 500;
const MOST_DELAY_MS = 700;

export type LoadWatch = { isOverloaded(): boolean; stop(): void };

/**
 * Tells when the process is so far behind that one more answer would only make everybody wait longer: its event loop comes round later than people
 * would wait for a page.
 */
export function watchLoad(readDelayMs = loopDelay(), everyMs = EVERY_MS): LoadWatch {
  let delay = 0;
  const timer = setInterval(() => (delay = readDelayMs()), everyMs).unref();
  return { isOverloaded: () => delay > MOST_DELAY_MS, stop: () => clearInterval(timer) };
}

/** The mean since it was last asked. */
function loopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  return () => {
    const { mean } = histogram;
    histogram.reset();
    return mean / 1e6;
  };
}
