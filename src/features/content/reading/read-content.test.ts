import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { temporaryDirectory } from "../../../../tests/support/temporary-directory.ts";
import { projectPath } from "../../../platform/project.server.ts";
import { textOf } from "../../../ui/rich-text/rich-text-tree.ts";
import { ContentFault } from "./content-fault.ts";
import { readContent } from "./read-content.server.ts";

const WORDS = {
  brand: "Salt & *Pine*",
  email: "a_b@example.com",
  supportEmail: "s@example.com",
  pressEmail: "p@example.com",
  phone: "+1 555 010",
  hotline: null,
};
const made: { remove(): void }[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));

/** A folder with these files, as an operator would have one. */
function folderWith(files: Record<string, string>): string {
  const folder = temporaryDirectory("content");
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  }
  return folder.path;
}

const ours = projectPath("content");
const readWith = (files: Record<string, string>) => readContent([ours, folderWith(files)], WORDS);
function faultsOf(files: Record<string, string>): string[] {
  try {
    readWith(files);
  } catch (error) {
    if (error instanceof ContentFault) return error.message.split("\n");
    throw error;
  }
  return [];
}

const answer = (lines: string, body = "Yes.") => `---\ntitle: Can I bring a goat?\n${lines}\n---\n\n${body}\n`;
const GOOD = "group: booking\nupdated: 2026-01-02";

describe("an operator's folder", () => {
  test("adds answers and posts", () => {
    const { answers } = readWith({ "help/goats.md": answer(GOOD) });
    expect(answers.get("goats")).toMatchObject({ slug: "goats", title: "Can I bring a goat?", group: "booking", description: "Yes." });
    expect(answers.size).toBeGreaterThan(30);
  });

  test("replaces a file of ours that has the same path", () => {
    const terms = "---\ntitle: House rules\ndescription: Ours.\nlead: Be kind.\n---\n\nThat's all.\n";
    const { pages } = readWith({ "pages/terms.md": terms });
    expect(pages.terms).toMatchObject({ title: "House rules", lead: "Be kind." });
    expect(textOf(pages.terms.body)).toBe("That's all.");
    expect(pages.privacy.title).toBe("Privacy");
  });

  test("replaces pictures by their name", () => {
    const { pictures } = readWith({ "pictures/about.jpg": "another picture" });
    expect(pictures.get("about.jpg")).not.toContain(ours);
    expect(pictures.get("about-small.jpg")).toContain(ours);
  });
});

describe("names in braces", () => {
  test("stand for the installation's own words, as they are written", () => {
    const { answers } = readWith({
      "help/goats.md": answer(`${GOOD}\nwords: "{brand} goats"`, "Ask {brand} at [{email}](mailto:{email})."),
    });
    expect(answers.get("goats")?.words).toBe("Salt & *Pine* goats");
    expect(textOf(answers.get("goats")?.body ?? [])).toBe("Ask Salt & *Pine* at a_b@example.com.");
    expect(JSON.stringify(answers.get("goats")?.body)).toContain("mailto:a_b@example.com");
  });

  test("that nobody said take their line with them", () => {
    const { answers } = readWith({ "help/goats.md": answer(GOOD, "Ask us.\n\n- Call {hotline}, day or night.\n- Write to {email}.") });
    expect(textOf(answers.get("goats")?.body ?? [])).toMatch(/^Ask us\.\s*Write to a_b@example\.com\.$/);
  });

  test("that mean nothing are told with their line", () => {
    expect(faultsOf({ "help/goats.md": answer(GOOD, "Ask\n{nobody}.") })).toEqual([
      expect.stringMatching(/^help\/goats\.md:8 \{nobody\} is none of: brand, /),
    ]);
  });
});

describe("a bad file is told by its path and line", () => {
  test.each([
    ["no front matter", "help/goats.md", "Just text.", "help/goats.md:1 must begin with front matter between two lines of ---"],
    [
      "front matter without an end",
      "help/goats.md",
      "---\ntitle: x\n",
      "help/goats.md:1 must begin with front matter between two lines of ---",
    ],
    [
      "an unknown group",
      "help/goats.md",
      answer("group: goats\nupdated: 2026-01-02"),
      "help/goats.md:3 group must be one of booking, hosting, account",
    ],
    [
      "a day that isn't one",
      "help/goats.md",
      answer("group: booking\nupdated: 2026-02-30"),
      "help/goats.md:4 updated must be a date such as 2026-05-31",
    ],
    ["a setting that there is not", "help/goats.md", answer(`${GOOD}\nauthor: Me`), "help/goats.md:5 author is no known setting"],
    ["a missing setting", "help/goats.md", answer("group: booking"), "help/goats.md:2 updated must be a date such as 2026-05-31"],
    [
      "an unknown relative",
      "help/goats.md",
      answer(`${GOOD}\nrelated: [sheep]`),
      "help/goats.md:1 related names sheep, which is not in help/",
    ],
    ["a lost link", "help/goats.md", answer(GOOD, "See [sheep](/help/sheep)."), "help/goats.md:1 links to /help/sheep, which is not there"],
    [
      "a page that the site doesn't have",
      "pages/goats.md",
      "---\ntitle: x\ndescription: x\nlead: x\n---\n",
      expect.stringMatching(/^pages\/goats\.md:1 is none of: about, /) as string,
    ],
  ])("%s", (_, path, text, fault) => {
    expect(faultsOf({ [path]: text })).toEqual([fault]);
  });

  test("YAML that can't be read", () => {
    expect(faultsOf({ "help/goats.md": "---\ntitle: 'open\ngroup: booking\n---\n" })[0]).toMatch(/^help\/goats\.md:\d+ /);
  });

  test("a picture that isn't there", () => {
    const post = `---\ntitle: x\ndescription: x\ndate: 2026-01-02\nauthor: x\ncategory: x\npicture: goat.jpg\npictureAlt: A goat\n---\n`;
    expect(faultsOf({ "blog/goats.md": post })).toEqual(["blog/goats.md:1 picture goat.jpg is not in pictures/"]);
  });

  test("everything at once", () => {
    expect(faultsOf({ "help/goats.md": "x", "help/sheep.md": "y" })).toHaveLength(2);
  });
});
