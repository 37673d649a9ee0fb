import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue, type FairQueueOptions } from "./fair-queue.ts";

/** A line in which work ends when the test says so. */
function openLine(given: Partial<FairQueueOptions> = {}) {
  const line = new FairQueue({
    atOnce: 1,
    places: 6,
    each: { atOnce: 1, places: 3 },
    retryAfterSeconds: 5,
    words: { share: "your share is used up", full: "the line is full" },
    ...given,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const join = (name: string, signal?: AbortSignal) => {
    const done = Promise.withResolvers<void>();
    ends.set(name, done.resolve);
    const work = async () => {
      started.push(name);
      await done.promise;
      return name;
    };
    const answer = line.run(name.charAt(0), work, signal);
    answer.catch(() => {});
    return answer;
  };
  const finish = async (name: string, answer: Promise<string>) => {
    ends.get(name)?.();
    return answer;
  };
  return { started, join, finish };
}

test("does the work and gives its answer, or its error", async () => {
  const { join, finish } = openLine();
  expect(await finish("a1", join("a1"))).toBe("a1");
  const line = new FairQueue({
    atOnce: 1,
    places: 1,
    each: { atOnce: 1, places: 1 },
    retryAfterSeconds: 1,
    words: { share: "", full: "" },
  });
  await expect(line.run("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await line.run("a", async () => "again")).toBe("again");
});

test("gives the next turn to whoever had one longest ago, however many another has waiting", async () => {
  const { started, join, finish } = openLine();
  const a = [join("a1"), join("a2"), join("a3")];
  const b = [join("b1"), join("b2")];
  const c = join("c1");
  await finish("a1", a[0] as Promise<string>);
  await finish("b1", b[0] as Promise<string>);
  await finish("c1", c);
  await finish("a2", a[1] as Promise<string>);
  await finish("b2", b[1] as Promise<string>);
  await finish("a3", a[2] as Promise<string>);
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("remembers who had a turn also when they have left in between", async () => {
  const { started, join, finish } = openLine();
  await finish("a1", join("a1"));
  const b = join("b1");
  const a = join("a2");
  const c = join("c1");
  await finish("b1", b);
  await finish("c1", c);
  await finish("a2", a);
  expect(started).toEqual(["a1", "b1", "c1", "a2"]);
});

test("runs as many at once as it may, and of each person as many as they may", async () => {
  const { started, join } = openLine({ atOnce: 2 });
  for (const name of ["a1", "a2", "b1", "c1"]) void join(name);
  await nextTurn();
  expect(started).toEqual(["a1", "b1"]);
});

test("refuses at once what is more than a person's share, and everybody when it is full", async () => {
  const { join } = openLine();
  for (const name of ["a1", "a2", "a3"]) void join(name);
  await expect(join("a4")).rejects.toMatchObject({ status: 429, message: "your share is used up", details: { retryAfterSeconds: 5 } });
  for (const name of ["b1", "b2", "c1"]) void join(name);
  await expect(join("d1")).rejects.toMatchObject({ status: 503, message: "the line is full", details: { retryAfterSeconds: 5 } });
});

test("whoever gives up leaves the line, makes room, and is never begun", async () => {
  const { started, join, finish } = openLine();
  const a = [join("a1"), join("a2")];
  const gone = new AbortController();
  const left = join("a3", gone.signal);
  await expect(join("a4")).rejects.toMatchObject({ status: 429 });
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: "timed_out" });
  const after = join("a5");
  await finish("a1", a[0] as Promise<string>);
  await finish("a2", a[1] as Promise<string>);
  await finish("a5", after);
  expect(started).toEqual(["a1", "a2", "a5"]);
  await expect(join("a6", gone.signal)).rejects.toMatchObject({ code: "timed_out" });
  expect(started).not.toContain("a6");
});
