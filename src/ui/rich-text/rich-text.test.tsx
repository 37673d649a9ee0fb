import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PERSONS_POST, readMarkdown, WRITTEN_PAGE } from "./read-markdown.server.ts";
import { RichText } from "./rich-text.tsx";

const drawn = (text: string, by: "us" | "people" = "us") =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={readMarkdown(text, by === "us" ? WRITTEN_PAGE : PERSONS_POST)} by={by} />
    </MemoryRouter>,
  );

test("draws our own elements", () => {
  expect(drawn('## One & two\n\n- a\n- b\n\n| x |\n|--:|\n| 1 |\n\n![Sea](/media/sea.avif "Blue")')).toBe(
    '<div class="rich-text"><h2 id="one-two">One &amp; two</h2><ul><li><span>a</span></li><li><span>b</span></li></ul>' +
      '<table><thead><tr><th scope="col" data-align="right">x</th></tr></thead>' +
      '<tbody><tr><td data-align="right">1</td></tr></tbody></table>' +
      '<figure><img src="/media/sea.avif" alt="Sea" loading="lazy" decoding="async"/><figcaption>Blue</figcaption></figure></div>',
  );
});

test("names the rows of a table by its first column where the corner is empty", () => {
  expect(drawn("| | A |\n|---|---|\n| Price | $180 |")).toContain(
    '<thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">Price</th><td>$180</td></tr></tbody>',
  );
});

test("writes what looks like HTML as text", () => {
  expect(drawn("<b onclick=x>hi</b>")).toContain("&lt;b onclick=x&gt;hi&lt;/b&gt;");
});

test("passes no trust on to what people link to, and opens it beside the page", () => {
  expect(drawn("[a](https://example.com)", "people")).toContain(
    '<a href="https://example.com/" rel="ugc nofollow noopener" target="_blank">a</a>',
  );
  expect(drawn("[a](https://example.com)")).toContain('<a href="https://example.com/" rel="noopener">a</a>');
});
