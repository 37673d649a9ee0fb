import { expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";

const BOUNDARY = { "content-type": "multipart/form-data; boundary=x" };
const URL_ENCODED = { "content-type": "application/x-www-form-urlencoded" };

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/form", { method: "POST", body, headers });

test.each([
  ["broken multipart", "--x\r\nnothing like a form", BOUNDARY],
  ["a multipart body that ends too early", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', BOUNDARY],
  ["multipart without a boundary", "--x--\r\n", { "content-type": "multipart/form-data" }],
  ["an empty multipart body", "", BOUNDARY],
  ["thousands of fields", "a=&".repeat(2_001), URL_ENCODED],
])("a form of %s is refused as unreadable", async (_, body, headers) => {
  await expect(readForm(sent(body, headers))).rejects.toMatchObject({ code: "malformed_request", status: 400 });
});

test("as many fields as are allowed are read", async () => {
  expect(await readForm(sent("a=&".repeat(2_000), URL_ENCODED))).toEqual({ a: "" });
});

test.each([
  ["larger than any of ours", new URLSearchParams({ a: "b".repeat(300_000) }), {}],
  ["large multipart without a file", `--x\r\nContent-Disposition: form-data; name="${"a".repeat(20_000)}"`, BOUNDARY],
])("a form that is %s is refused", async (_, body, headers) => {
  await expect(readForm(sent(body, headers))).rejects.toMatchObject({ code: "body_too_large", status: 413 });
});

test("a whole form is read in either encoding", async () => {
  const multipart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
  expect(await readForm(sent(new URLSearchParams({ a: "b" })))).toEqual({ a: "b" });
  expect(await readForm(sent(multipart, BOUNDARY))).toEqual({ a: "b" });
});

test("what is no form, or a form with a file, is left to the page", async () => {
  expect(await readForm(new Request("http://localhost/form"))).toBeNull();
  expect(await readForm(sent("{}", { "content-type": "application/json" }))).toBeNull();
  const withFile = new Request("http://localhost/careers/jobs/skipper/resume", { method: "POST", body: "--x", headers: BOUNDARY });
  expect(await readForm(withFile)).toBeNull();
  expect(withFile.bodyUsed).toBe(false);
});
