import { expect, test } from "vitest";
import { rangedResponse } from "./ranged-response.server.ts";

const file = { bytes: Buffer.from("0123456789"), etag: '"one"', headers: { "content-type": "application/zip" } };
const ask = (headers: Record<string, string> = {}) => rangedResponse(new Request("http://x/", { headers }), file);

test.each([
  [{}, 200, "0123456789", null],
  [{ range: "bytes=0-3" }, 206, "0123", "bytes 0-3/10"],
  [{ range: "bytes=4-" }, 206, "456789", "bytes 4-9/10"],
  [{ range: "bytes=-3" }, 206, "789", "bytes 7-9/10"],
  [{ range: "bytes=8-99" }, 206, "89", "bytes 8-9/10"],
  [{ range: "bytes=0-3", "if-range": '"one"' }, 206, "0123", "bytes 0-3/10"],
  [{ range: "bytes=0-3", "if-range": '"other"' }, 200, "0123456789", null],
  [{ range: "bytes=0-1,4-5" }, 200, "0123456789", null],
  [{ range: "lines=0-1" }, 200, "0123456789", null],
  [{ range: "bytes=10-" }, 416, "", "bytes */10"],
  [{ range: "bytes=5-2" }, 416, "", "bytes */10"],
  [{ "if-none-match": '"one"' }, 304, "", null],
])("%j is answered with %i", async (headers, status, body, range) => {
  const { response } = ask(headers);
  expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([status, body, range]);
});

test("only what begins at the beginning begins a download", () => {
  expect([ask(), ask({ range: "bytes=0-3" }), ask({ range: "bytes=4-" })].map(({ isBegun }) => isBegun)).toEqual([true, true, false]);
});
