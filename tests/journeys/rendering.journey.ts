import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { everyPath, expect, signedInAs, test } from "../support/journey.ts";

const DATA = /<script type="application\/json" id="handed-over">(.*?)<\/script>/s;

/** The page without the data that it hands over, and that data. */
async function split(html: string): Promise<{ page: string[]; data: unknown }> {
  const stream = new Response(DATA.exec(html)?.[1]).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const { value } = await decode(stream, globalThis);
  return { page: html.replace(DATA, "").split(/(?=<)/), data: value };
}

test("a page that is answered without the router's server is the one that it would give", async ({ request }) => {
  const { listings } = (await (await request.get("/api/listings")).json()) as { listings: { id: string }[] };
  const stay = "checkIn=2027-03-01&checkOut=2027-03-05&guests=2";
  for (const [path, search] of [
    ["/search", "?q=maine&type=boat"],
    ["/search", `?${stay}&maxPrice=400`],
    ["/search", "?checkIn=nonsense&type=nothing"],
    [`/properties/${listings[0]?.id}`, ""],
    [`/properties/${listings[1]?.id}`, `?${stay}`],
    ["/about", ""],
  ] as const) {
    // Nobody keeps a page for a visitor with this cookie. The router also takes the path with a slash at its end.
    const options = { headers: { cookie: "flash=mine" } };
    const [directly, byRouter] = await Promise.all([
      request.get(path + search, options).then((answer) => answer.text()),
      request.get(`${path}/${search}`, options).then((answer) => answer.text()),
    ]);
    const unslashed = byRouter.replaceAll(new RegExp(`(${path}|${encodeURIComponent(path)})(?:/|%2F)(?=["?%])`, "g"), "$1");
    // Each writes the data in its own way, so these are two ways indeed.
    expect(DATA.exec(directly)?.[1]).not.toBe(DATA.exec(unslashed)?.[1]);
    const [ours, theirs] = [await split(directly), await split(unslashed)];
    expect(ours.page).toEqual(theirs.page);
    expect(ours.data).toEqual(theirs.data);
  }
});

test("our own renderer writes every page", async ({ page, baseURL }) => {
  for (const who of ["host@demo.test", "guest@demo.test"]) {
    await signedInAs(page, who);
    for (const path of everyPath()) await page.request.get(path, { maxRedirects: 0 });
  }
  const metrics = await (await fetch(`${baseURL}/metrics`)).text();
  expect(metrics).toContain("\npages_left_to_react_total 0\n");
});
