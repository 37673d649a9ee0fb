import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { DEMO_CONTENT } from "../../src/platform/site-file.server.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { openEmptyDatabase } from "../support/test-database.ts";

/** A site without the demo whose operator wrote a name and nothing else. */
const folder = temporaryDirectory("own-site");
let server: ServerProcess;

beforeAll(async () => {
  await buildProduct(() => {});
  writeFileSync(join(folder.path, "site.yaml"), "name: Salt & Pine\ntagline: Cabins at the end of the road.\n");
  const database = await openEmptyDatabase();
  server = await startServer(database.url, database.dataDir, { CONTENT_DIR: folder.path });
}, 180_000);

afterAll(async () => {
  await server.stop();
  folder.remove();
});

const textOf = (path: string) => readFileSync(join(DEMO_CONTENT, path), "utf8");
const matterOf = (path: string) => parse(textOf(path).split(/^---$/m)[1] ?? "") as Record<string, unknown>;
const matterIn = (kind: string) => readdirSync(join(DEMO_CONTENT, kind)).map((name) => matterOf(`${kind}/${name}`));
const namesOf = (things: unknown, key: string) => (things as Record<string, string>[]).map((thing) => thing[key] ?? "");

/** What the demo says of itself: nobody else may be said to have it. */
function invented(): string[] {
  const { goals, ...contacts } = parse(textOf("site.yaml")) as Record<string, unknown>;
  const press = matterOf("pages/press.md");
  const executives = [...textOf("press-kit/executive-information.md").matchAll(/^### (.+?),/gm)].map(([, name = ""]) => name);
  const goalsWithCount = Object.values(goals as Record<string, string>).filter((goal) => goal.endsWith("+"));
  return [
    "Hearth",
    "hearthandhull",
    "1,000+",
    ...goalsWithCount,
    ...(Object.values(contacts) as string[]),
    ...executives,
    ...namesOf(press.coverage, "source"),
    ...namesOf(press.awards, "name"),
    ...namesOf(matterOf("pages/careers.md").cards, "title"),
    ...matterIn("blog").flatMap(({ author, title }) => [String(author), String(title)]),
    ...matterIn("careers").map(({ title }) => String(title)),
    ...matterIn("press").map(({ description }) => String(description)),
  ];
}

/** Everything that a visitor can reach by links, the sitemap and the feeds, as text by its path. */
async function crawl(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = ["/", "/sitemap.xml", "/blog", "/careers", "/press", "/blog/feed.xml", "/manifest.webmanifest", "/robots.txt"];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await fetch(server.origin + path);
    const isText = /text|json|xml/.test(answer.headers.get("content-type") ?? "");
    const text = isText ? await answer.text() : "";
    expect([path, answer.status]).toEqual([path, 200]);
    // The search has a price of that size.
    found.set(path, text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("$1000+", ""));
    const links = [...text.matchAll(/(?:href="|<loc>(?:https?:\/\/[^/<]+)?)(\/[^"<#]*)/g)].map(([, link = ""]) => link);
    waiting.push(...links.filter((link) => !/^\/(assets|logout|login|register)\b/.test(link)).map((link) => link.replaceAll("&amp;", "&")));
  }
  return found;
}

test("says nothing that its operator didn't write, on any page", async () => {
  const pages = await crawl();
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(["/about", "/press", "/safety", "/help/contact-support", "/community", "/terms"]),
  );
  expect(pages.get("/about")).toContain("Salt & Pine");
  const words = invented();
  expect(words.length).toBeGreaterThan(40);
  const lies = [...pages].flatMap(([path, text]) => words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
  expect(lies).toEqual([]);
}, 60_000);

test("leads nobody to an empty blog, to positions that there aren't, or to a number nobody answers", async () => {
  const home = await (await fetch(server.origin)).text();
  for (const path of ["/blog", "/careers"]) expect(home).not.toContain(`href="${path}"`);
  const safety = await (await fetch(`${server.origin}/safety`)).text();
  expect(safety).toContain("call the local emergency number first");
  expect(safety).not.toMatch(/24\/7 emergency hotline|href="tel:/);
  expect(await (await fetch(`${server.origin}/careers`)).text()).toContain("There are no open positions right now.");
});
