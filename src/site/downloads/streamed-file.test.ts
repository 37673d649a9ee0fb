import { expect, test } from "vitest";
import { requestError } from "../../platform/errors.ts";
import { csvResponse } from "./csv.server.ts";
import { jsonText, streamedFile } from "./streamed-file.server.ts";

async function* listOf<T>(...items: T[]) {
  yield* items;
}

async function* refusing(isSignedIn = false): AsyncGenerator<number> {
  if (!isSignedIn) throw requestError("sign_in_required");
  yield 1;
}

test("an object is the same JSON as if it were written at once, whatever is in it", async () => {
  const plain = { name: 'Ada "of the\nharbor"', missing: null, nested: { list: [1, { two: 2 }] } };
  const entries = Object.entries({ ...plain, items: listOf({ id: 1 }, { id: 2 }), none: listOf() });
  const answer = await streamedFile("my-data.json", "application/json", jsonText(entries));
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  expect(await answer.text()).toBe(`${JSON.stringify({ ...plain, items: [{ id: 1 }, { id: 2 }], none: [] }, null, 2)}\n`);
});

test("a table has its header, its rows, and no formulas", async () => {
  const answer = await csvResponse("bookings", ["Guest", "Total"], listOf(["=1+1", 5], ['Ada "A", Ltd', -2]), (row) => row);
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\uFEFFGuest,Total\r\n\'=1+1,5\r\n"Ada ""A"", Ltd",-2\r\n');
});

test("what is refused is refused before the answer begins", async () => {
  await expect(csvResponse("bookings", ["Guest"], refusing(), (row) => [row])).rejects.toMatchObject({ code: "sign_in_required" });
});

test("only as much is read as somebody takes", async () => {
  let read = 0;
  async function* endless() {
    for (; ; read++) yield "x".repeat(10_000);
  }
  const reader = (await streamedFile("a.csv", "text/csv", endless())).body?.getReader();
  await reader?.read();
  await reader?.read();
  expect(read).toBeLessThan(20);
  await reader?.cancel();
});
