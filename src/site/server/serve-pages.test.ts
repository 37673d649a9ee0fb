import { expect, test } from "vitest";
import { requireFewLinks } from "./serve-pages.server.ts";

const asking = (count: number) =>
  `http://localhost/__manifest?version=1&paths=${Array.from({ length: count }, (_, n) => `/${n}`).join(",")}`;

test("the router is asked about as many links as a page has, and not about thousands", () => {
  expect(() => requireFewLinks(asking(200))).not.toThrow();
  expect(() => requireFewLinks(asking(201))).toThrow("longer than any page");
  expect(() => requireFewLinks(`http://localhost/search?paths=${",".repeat(500)}`)).not.toThrow();
});
