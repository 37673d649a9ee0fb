import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/sign-ins.ts";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { addDays } from "../../src/features/availability/index.ts";
import { book } from "../support/bookings.ts";
import { newListing } from "../support/listings.ts";
import { WRITTEN_PATHS } from "../support/page-weight.ts";
import { newPerson } from "../support/people.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { openTestServices, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

/** What the built server answers, where no browser is needed to see it. */
let services: TestServices;
let server: ServerProcess;

beforeAll(async () => {
  await buildProduct(() => {});
  const database = await openTestDatabase();
  services = await openTestServices(database);
  server = await startServer(database.url, database.dataDir);
}, 180_000);

afterAll(() => server.stop());

const ask = (path: string, { cookie = "", ...headers }: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { ...headers, cookie }, redirect: "manual" });
const textOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");

describe("signing in", () => {
  const signIn = (redirect: string) =>
    fetch(`${server.origin}/login?redirect=${encodeURIComponent(redirect)}`, {
      method: "POST",
      headers: { origin: server.origin },
      body: new URLSearchParams({ intent: "sign-in", email: "guest@demo.test", password: DEMO_PASSWORD }),
      redirect: "manual",
    });

  test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "%2F%2Fevil.example", "/%5Cevil.example"])(
    "does not lead to %s",
    async (target) => {
      expect((await signIn(target)).headers.get("location")).toBe("/profile");
    },
  );

  test("leads back to the page that asked for it", async () => {
    const asked = await ask("/account/security?from=email");
    expect(asked.headers.get("location")).toBe("/login?redirect=%2Faccount%2Fsecurity%3Ffrom%3Demail");
    expect((await signIn("/account/security?from=email")).headers.get("location")).toBe("/account/security?from=email");
  });

  test("changes the header of the first answer", async () => {
    expect(await textOf("/")).toContain(">Sign In<");
    const { cookie } = await newPerson(services);
    expect(await textOf("/", { cookie })).not.toContain(">Sign In<");
  });
});

describe("what is somebody else's, or isn't there", () => {
  const ANY_ID = "6f0b7b2c-1c66-4c5f-9a9e-0d5d0e6f1a11";

  test("a booking and its documents are their own people's", async () => {
    const { id: listingId } = await newListing(services);
    const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), 40);
    const mine = await book(services, await newPerson(services), { listingId, checkIn, checkOut: addDays(checkIn, 2) });
    const { cookie } = await newPerson(services, "Sam Stranger");
    for (const id of [mine, ANY_ID, "not-an-id"]) {
      for (const path of [`/bookings/${id}`, `/booking/confirmation/${id}`]) {
        const answer = await ask(path, { cookie });
        expect([answer.status, headingOf(await answer.text())]).toEqual([404, "Booking not found"]);
      }
      for (const document of ["itinerary.pdf", "receipt.pdf", "stay.ics"])
        expect((await ask(`/bookings/${id}/${document}`, { cookie })).status).toBe(404);
    }
  });

  test.each(["/hosts/not-an-id", `/hosts/${ANY_ID}`, `/host/migration/csv?file=${ANY_ID}`, "/pictures/..%2Fsite.yaml", "/logo.svg"])(
    "%s is not found",
    async (path) => {
      expect((await ask(path, { cookie: (await newPerson(services)).cookie })).status).toBe(404);
    },
  );

  test.each([
    ["/blog/nothing", "Post Not Found"],
    ["/help/nothing", "Answer Not Found"],
  ])("%s is not found, and says so", async (path, heading) => {
    const answer = await ask(path);
    expect([answer.status, headingOf(await answer.text())]).toEqual([404, heading]);
  });

  test("the agents' console sends everybody else home", async () => {
    expect((await ask("/admin/chat-support", { cookie: (await newPerson(services)).cookie })).headers.get("location")).toBe("/");
  });
});

describe("for search engines and readers", () => {
  /** One of each kind. */
  const paths = WRITTEN_PATHS.filter((path) => !/^\/(blog|help)\/./.test(path) || /archive|first-charter|refunds/.test(path));

  test.each(paths)("%s says what it is, without scripts", async (path) => {
    const html = await textOf(path);
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(attribute(/<title>(.*?)<\/title>/)).toMatch(/.+ · .+/);
    expect(attribute(/<meta name="description" content="(.*?)"/)).toMatch(/^.{20,200}$/);
    expect(attribute(/<link rel="canonical" href="(.*?)"/)?.replace(/^https?:\/\/[^/]+/, "")).toBe(path);
    expect(attribute(/<meta property="og:image" content="(.*?)"/)).toMatch(/^https?:\/\/.+(\.(png|jpg)|\/events\/photos\/[0-9a-f-]+)$/);
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
  });

  test("pages say what they are about, and the map of the site names them", async () => {
    const kinds = async (path: string) => [...(await textOf(path)).matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind);
    expect(await kinds("/about")).toContain("Organization");
    expect(await kinds("/blog/first-charter")).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
    expect(await kinds("/help/refunds")).toEqual(expect.arrayContaining(["FAQPage", "BreadcrumbList"]));
    expect(await kinds("/cancellation")).toContain("FAQPage");
    expect(await kinds("/events/annual-host-summit")).toContain("Event");
    const sitemap = await textOf("/sitemap.xml");
    expect(sitemap).toContain("<urlset");
    for (const path of paths.filter((each) => !each.includes("?"))) expect(sitemap).toContain(`${path}</loc>`);
    expect(await textOf("/robots.txt")).toContain("Sitemap: ");
    expect(JSON.parse(await textOf("/manifest.webmanifest"))).toMatchObject({ name: "Hearth & Hull", icons: expect.any(Array) as unknown });
    for (const icon of ["/favicon.ico", "/favicon.svg", "/icon-192.png", "/social-card.png"]) expect((await ask(icon)).status).toBe(200);
  });

  test("an event's file is for everyone", async () => {
    const file = await ask("/events/annual-host-summit/event.ics");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="annual-host-summit.ics"');
    expect(await file.text()).toContain("TZID=America/Los_Angeles");
  });

  test("the feed has absolute links, lasting guids, and says when nothing is new", async () => {
    const answer = await ask("/blog/feed.xml");
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const text = await answer.text();
    const [, origin = ""] = /<guid isPermaLink="true">(.*?)\/blog\/first-charter<\/guid>/.exec(text) ?? [];
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    const links = [...text.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => !link?.startsWith(`${origin}/blog`))).toEqual([]);
    expect((await ask("/blog/feed.xml", { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
  });
});
