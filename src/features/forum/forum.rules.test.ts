import { describe, expect, test } from "vitest";
import { shortName } from "../accounts/index.ts";
import { mustWait, threadPath } from "./forum.rules.ts";
import { PERSONS_POST, readMarkdown } from "../../ui/rich-text/read-markdown.server.ts";
import { linkMentions } from "./reading/link-mentions.ts";
import { findLinks } from "./writing/find-links.ts";
import { findMentions } from "./writing/find-mentions.ts";

test.each([
  ["Gwen Alder", "Gwen A."],
  ["Fatima Zahra El Idrissi", "Fatima I."],
  ["Cher", "Cher"],
  ["Deleted user", "Deleted user"],
  ["João Élan", "João É."],
])("%s is called %s", (fullName, name) => {
  expect(shortName(fullName)).toBe(name);
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

describe("a mention on a page", () => {
  const person = (id: string, name: string, isHost = true) => ({ id, name, avatarUrl: null, isSupport: false, isHost });
  const shown = (text: string, people = [person("1", "Ada P."), person("2", "Bob R.", false)]) =>
    JSON.stringify(linkMentions(readMarkdown(text, PERSONS_POST), people));
  const link = (id: string, text: string) => `{"type":"link","href":"/hosts/${id}","children":[{"type":"text","text":"${text}"}]}`;

  test("leads to the page of somebody who has one, wherever they are called", () => {
    expect(shown("Ask @ada p., or **@Ada P.**")).toContain(link("1", "@ada p."));
    expect(shown("- one\n- **@Ada P.** knows")).toContain(link("1", "@Ada P."));
  });

  test.each([
    ["of somebody without a page", "@Bob R."],
    ["in code", "`@Ada P.`"],
    ["in a link", "[@Ada P.](https://example.com)"],
    ["in a quotation", "> @Ada P. wrote"],
    ["inside a word", "mail@Ada P."],
  ])("%s stays as it is", (_, text) => {
    expect(shown(text)).not.toContain("/hosts/");
  });

  test("of two people with the same name leads to neither", () => {
    expect(shown("@Ada P.", [person("1", "Ada P."), person("2", "Ada P.", false)])).not.toContain("/hosts/");
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
