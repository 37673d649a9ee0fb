import type { Clock } from "../../src/platform/clock.ts";

export type TestClock = Clock & { set(time: Date | string): void; advance(seconds: number): void };

/** A clock that stands still until a test moves it. */
export function testClock(start: Date | string = new Date()): TestClock {
  let time = new Date(start);
  return {
    now: () => new Date(time),
    set: (other) => void (time = new Date(other)),
    advance: (seconds) => void (time = new Date(time.getTime() + seconds * 1000)),
  };
}
