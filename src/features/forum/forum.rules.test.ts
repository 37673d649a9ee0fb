import { describe, expect, test } from "vitest";
import { forumName, mustWait, threadPath } from "./forum.rules.ts";
import { findLinks } from "./writing/find-links.ts";
import { findMentions } from "./writing/find-mentions.ts";

test.each([
  ["Gwen Alder", "Gwen A."],
  ["Fatima Zahra El Idrissi", "Fatima I."],
  ["Cher", "Cher"],
  ["Deleted user", "Deleted user"],
  ["João Élan", "João É."],
])("%s is called %s", (fullName, name) => {
  expect(forumName(fullName)).toBe(name);
});

test.each([
  ["Don't anchor here!", "dont-anchor-here"],
  ["Où dîner à Curaçao?", "ou-diner-a-curacao"],
  ["船", "discussion"],
  ["a".repeat(59) + " bcd", "a".repeat(59)],
])("%s stands in an address as %s", (title, slug) => {
  expect(threadPath({ id: "x", title })).toBe(`/forum/thread/x/${slug}`);
});

test("the first page of a thread has no number", () => {
  expect([threadPath({ id: "x", title: "A b" }), threadPath({ id: "x", title: "A b" }, 2)]).toEqual([
    "/forum/thread/x/a-b",
    "/forum/thread/x/a-b?page=2",
  ]);
});

describe("links", () => {
  test.each([
    ["See https://a.example/x and http://b.example.", 2],
    ["www.a.example and b.com", 2],
    ["[here](https://a.example)", 1],
    ["https://own.test/search is ours, and /forum too", 0],
    ["It was 4.5 meters. Nice.Really nice, e.g. this", 0],
    ["me@example.com", 0],
  ])("in %s: %i", (text, count) => {
    expect(findLinks(text, "own.test")).toHaveLength(count);
  });
});

describe("a mention", () => {
  const people = [
    { id: "1", name: "Ada P." },
    { id: "2", name: "Bob R." },
  ];
  const found = (text: string) => findMentions(text, people).map(({ id }) => id);
  test.each([
    ["@Ada P. what now?", ["1"]],
    ["(@ada p.)", ["1"]],
    ["@Ada P. and @Bob R.", ["1", "2"]],
    ["mail@Ada P.", []],
    ["Ada P.", []],
    ["> @Ada P. wrote", []],
  ])("in %s: %j", (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});

test("who waits: nobody known, everyone with a first post, and new accounts with links", () => {
  const now = new Date("2026-06-30T00:00:00Z");
  const [young, old] = [new Date("2026-06-20T00:00:00Z"), new Date("2026-01-01T00:00:00Z")];
  const waits = (accountCreatedAt: Date, isKnown: boolean, hasPublicPost: boolean, links: number) =>
    mustWait({ accountCreatedAt, isKnown, hasPublicPost }, links, now);
  expect(waits(young, true, false, 3)).toBe(false);
  expect(waits(old, false, false, 0)).toBe(true);
  expect(waits(young, false, true, 0)).toBe(false);
  expect(waits(young, false, true, 1)).toBe(true);
  expect(waits(old, false, true, 1)).toBe(false);
});
