import { expect, onTestFinished, test } from "vitest";
import { watchLoad } from "./watch-load.server.ts";

/** Does nothing else for so long, as an answer that takes too much would. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("a process that can't keep up says so until it can again", async () => {
  const load = watchLoad();
  onTestFinished(load.stop);
  expect(load.isOverloaded()).toBe(false);
  const busy = setInterval(() => holdUp(1_000), 0);
  await expect.poll(load.isOverloaded, { timeout: 10_000 }).toBe(true);
  clearInterval(busy);
  await expect.poll(load.isOverloaded, { timeout: 10_000 }).toBe(false);
});
