import { writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { contentFaults } from "./content.ts";

test("finds nothing wrong with what is written", () => {
  expect([contentFaults(), contentFaults({ DEMO: "off" })]).toEqual([[], []]);
});

test.each([
  [
    "a link to a page that the site doesn't have",
    "See [this](/nowhere/at/all).",
    /^content\/help\/x\.md:1 links to \/nowhere\/at\/all, which is no page$/,
  ],
  ["a file that can't be read by its schema", null, /^content\/help\/x\.md:2 /],
])("tells %s", (_, body, fault) => {
  const folder = temporaryDirectory("check");
  try {
    mkdirSync(join(folder.path, "help"));
    const matter = body === null ? "title: 3" : "title: x\ngroup: booking\nupdated: 2026-01-02";
    writeFileSync(join(folder.path, "help/x.md"), `---\n${matter}\n---\n\n${body ?? ""}\n`);
    expect(contentFaults({ CONTENT_DIR: folder.path })[0]).toMatch(fault);
  } finally {
    folder.remove();
  }
});
