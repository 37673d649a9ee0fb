import { describe, expect, test } from "vitest";
import { hostileTexts } from "../../../tests/support/hostile-markdown.ts";
import { PERSONS_POST, readMarkdown, WRITTEN_PAGE } from "./read-markdown.server.ts";
import { type Block, type Inline, textOf } from "./rich-text-tree.ts";

const page = (text: string) => readMarkdown(text, WRITTEN_PAGE);
const post = (text: string) => readMarkdown(text, PERSONS_POST);
const paragraph = (...children: Inline[]): Block => ({ type: "paragraph", children });
const words = (text: string): Inline => ({ type: "text", text });

describe("Markdown", () => {
  test("becomes a tree of plain data", () => {
    expect(page("# Hello *you*\n\nOne `two`  \n**three** ~~four~~\n\n3. a\n4. b\n\n---\n\n> said\n\n```js\nlet x;\n```")).toEqual([
      { type: "heading", level: 2, id: "hello-you", children: [words("Hello "), { type: "emphasis", children: [words("you")] }] },
      paragraph(
        words("One "),
        { type: "code", text: "two" },
        { type: "break" },
        { type: "strong", children: [words("three")] },
        words(" "),
        { type: "deleted", children: [words("four")] },
      ),
      { type: "list", start: 3, items: [[{ type: "line", children: [words("a")] }], [{ type: "line", children: [words("b")] }]] },
      { type: "rule" },
      { type: "quote", children: [paragraph(words("said"))] },
      { type: "code", text: "let x;" },
    ]);
  });

  test("has tables with aligned cells", () => {
    expect(page("| a | b |\n|---|--:|\n| 1 | 2 |")).toEqual([
      {
        type: "table",
        head: [{ children: [words("a")] }, { align: "right", children: [words("b")] }],
        rows: [[{ children: [words("1")] }, { align: "right", children: [words("2")] }]],
      },
    ]);
  });

  test("makes a figure of a picture that stands alone", () => {
    expect(page('![A *boat*](/media/boat.avif "At anchor")')).toEqual([
      { type: "figure", src: "/media/boat.avif", alt: "A boat", caption: "At anchor" },
    ]);
  });

  test("numbers headings that are the same", () => {
    const ids = page("## Why\n\n## Why\n\n## ¿!").map((block) => block.type === "heading" && block.id);
    expect(ids).toEqual(["why", "why-2", "section"]);
  });

  test("never turns HTML into anything but text", () => {
    const text = '<script>alert(1)</script>\n\n<img src=x onerror="alert(1)"> &lt;b&gt;';
    expect(page(text)).toEqual([paragraph(words("<script>alert(1)</script>")), paragraph(words('<img src=x onerror="alert(1)"> <b>'))]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "https:evil.example",
    "mailto:",
    "other-page",
  ])("has no link to %s", (address) => {
    for (const text of [`[a](${address})`, `[a](<${address}>)`, `<${address}>`, `[a]\n\n[a]: ${address}`, `![a](${address})`])
      expect(JSON.stringify(page(text))).not.toMatch(/"href"|"src"/);
  });

  test.each([
    ["[a](https://example.com/x?y=1#z)", "https://example.com/x?y=1#z"],
    ["https://example.com/x.", "https://example.com/x"],
    ["<mailto:ada@example.com>", "mailto:ada@example.com"],
    ["[a](/help/refunds?x=1#y)", "/help/refunds?x=1#y"],
    ["[a](#why)", "#why"],
  ])("links %s", (text, href) => {
    expect(post(text)[0]).toMatchObject({ children: expect.arrayContaining([expect.objectContaining({ type: "link", href })]) });
  });
});

describe("an address that pretends", () => {
  test.each([
    ["[a](http://bank.example@evil.example)", "http://bank.example/"],
    ["[a](/\\evil.example)", "/%5Cevil.example"],
  ])("leads nowhere else: %s", (text, href) => {
    expect(JSON.stringify(post(text)).match(/"href":"[^"]*"/g)).toEqual([`"href":"${href}"`]);
  });
});

describe("what people post", () => {
  test("has no pictures, no tables, and no heading above the third level", () => {
    expect(JSON.stringify(post("![a](https://example.com/a.png)"))).not.toMatch(/image|figure/);
    expect(post("a|b\n-|-\n1|2").map(({ type }) => type)).toEqual(["paragraph"]);
    expect(post("# a\n\n#### b")).toMatchObject([
      { type: "heading", level: 3 },
      { type: "heading", level: 4 },
    ]);
    expect(JSON.stringify(post("# a"))).not.toContain('"id"');
  });

  test("loses the characters that only deceive", () => {
    expect(post("a\u202Eb [c\u200B](https://example.com)")).toMatchObject([{ children: [words("ab "), { children: [words("c")] }] }]);
  });

  test("is cut at its greatest length", () => {
    expect(textOf(post("a".repeat(20_000)))).toHaveLength(10_000);
  });
});

describe("hostile text", () => {
  test.each(hostileTexts(10_000))("of $name becomes no more and nothing deeper than what was written", ({ text }) => {
    const blocks = post(text);
    const { count, depth } = sizeOf(blocks);
    expect(count).toBeLessThanOrEqual(2 * 10_000);
    expect(depth).toBeLessThanOrEqual(40);
    expect(textOf(blocks).length).toBeLessThanOrEqual(2 * 10_000);
  });
});

function sizeOf(node: unknown): { count: number; depth: number } {
  if (typeof node !== "object" || node === null) return { count: 0, depth: 0 };
  const inner = Object.values(node).map(sizeOf);
  const isNode = "type" in node;
  return {
    count: inner.reduce((sum, { count }) => sum + count, isNode ? 1 : 0),
    depth: inner.reduce((deepest, { depth }) => Math.max(deepest, depth), 0) + (isNode ? 1 : 0),
  };
}
