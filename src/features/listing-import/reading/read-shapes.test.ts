import { expect, test } from "vitest";
import { airbnb2019Page, airbnb2023Page, airbnb2026Page } from "../../../../tests/support/listing-pages/airbnb.ts";
import { boatQueryPage, bookingPage, vrboSections } from "../../../../tests/support/listing-pages/others.ts";
import { jsonLdOf, pageOf } from "../../../../tests/support/listing-pages/page.ts";
import { readListingPage } from "./read-listing-page.server.ts";

async function valuesOf(page: string): Promise<Record<string, unknown>> {
  const reading = await readListingPage(page);
  if (!reading.ok) throw new Error(reading.problem);
  return Object.fromEntries(Object.entries(reading.listing.fields).map(([name, { value }]) => [name, value]));
}

const VRBO = '<link rel="canonical" href="https://www.vrbo.com/2345678">';
const inScript = (script: string) => pageOf({ head: VRBO, body: `<script>${script}</script>` });
const state = JSON.stringify(vrboSections);

test.each([
  ["an object", `window.__APOLLO_STATE__ = ${state};\nwindow.other = 1;`],
  ["text", `window.__PLUGIN_STATE__ = JSON.parse(${JSON.stringify(state)});`],
  ["text in single quotes", `window.__STATE__ = JSON.parse('${state.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}')`],
  ["an object with undefined values", `window.__INITIAL_STATE__ = ${state.slice(0, -1)},"user":undefined,"x":[{"y":undefined}]};`],
])("reads VRBO's sections, each with headings of its own, from %s", async (_, script) => {
  const values = await valuesOf(inScript(script));
  expect(values).toMatchObject({
    title: "Pine Ridge",
    description: "Wake up above the fog, and sit outside until late.",
    category: "House",
    address: null,
    city: "Gatlinburg",
    state: "TN",
    amenities: ["Hot tub", "Free WiFi", "Microwave"],
    capacity: 8,
    bedrooms: 3,
    beds: 3,
    bathrooms: 2,
    houseRules: ["No smoking inside", "No events allowed"],
    checkInTime: "16:00",
    checkOutTime: "10:00",
  });
});

test("reads a state of more than 200 kB that has undefined values", async () => {
  const long = JSON.stringify({ ...vrboSections, filler: "x".repeat(300_000) });
  const values = await valuesOf(inScript(`window.__INITIAL_STATE__ = ${long.slice(0, -1)},"user":undefined};`));
  expect(values).toMatchObject({ title: "Pine Ridge", beds: 3 });
});

test("reads Airbnb's state of 2019, which stands in a comment", async () => {
  expect(await valuesOf(airbnb2019Page())).toMatchObject({
    title: "Sunny loft",
    description: "A loft of light.",
    city: "Amsterdam",
    coordinates: { latitude: 52.37, longitude: 4.89 },
    amenities: ["Kitchen"],
    capacity: 4,
    bedrooms: 2,
    beds: 3,
    bathrooms: 1.5,
    houseRules: ["No smoking"],
    checkInTime: "15:00",
    checkOutTime: "11:00",
  });
});

test("reads the host's own rules beside Airbnb's list of 2023", async () => {
  const own = airbnb2023Page().replace('"houseRules":[', '"additionalHouseRules":"No shoes.<br>No drums.","houseRules":[');
  expect(await valuesOf(own)).toMatchObject({ houseRules: ["No shoes.", "No drums."], checkInTime: "15:00" });
});

test("knows a state by its id or mark if the script names no type", async () => {
  const bare = (page: string) => page.replaceAll(' type="application/json"', "");
  expect(await valuesOf(bare(airbnb2026Page()))).toMatchObject({ title: "Fern Hollow cabin", capacity: 6 });
  expect(await valuesOf(bare(bookingPage()))).toMatchObject({
    title: "Lake Loft",
    beds: 3,
  });
});

test("reads GetMyBoat's state when a query's answer stands in it", async () => {
  expect(await valuesOf(boatQueryPage())).toMatchObject({
    title: "Pontoon for a lazy day",
    category: "Boat",
    capacity: 12,
    lengthFeet: 22,
    coordinates: { latitude: 25.79, longitude: -80.13 },
    amenities: ["Bluetooth stereo", "Life Jackets", "First Aid Kit"],
  });
});

test("adds the photos that Booking.com lists in a script to the one in its JSON-LD", async () => {
  const photo = (number: number) => `https://cf.bstatic.com/xdata/images/hotel/max1024x768/${number}.jpg?k=a`;
  const page = pageOf({
    head: `<link rel="canonical" href="https://www.booking.com/hotel/es/casa-luna.html">
      ${jsonLdOf(JSON.stringify({ "@type": "Hotel", name: "Casa Luna", description: "A patio.", image: photo(1) }))}`,
    body: `<script>booking.env.hotelPhotos = [${[1, 2, 3].map((each) => `{id: '${each}', thumb_url: 'x', large_url: '${photo(each)}'}`).join(",")}];
      ${"// ".repeat(80)}</script>
      <h2>House rules</h2><div>Check-in</div><div>From 15:00 to 22:00</div><div>Check-out</div><div>Until 11:00</div><div>No smoking.</div>`,
  });
  const values = await valuesOf(page);
  expect(values.images).toEqual([1, 2, 3].map((each) => photo(each).replace("max1024x768", "max1280x900")));
  expect(values).toMatchObject({ houseRules: ["No smoking."], checkInTime: "15:00", checkOutTime: "11:00" });
});

test("doesn't take the beds of one room for all of them", async () => {
  const page = pageOf({ head: jsonLdOf('{"@type":"House","name":"A","description":"B"}'), body: "<div>1 king bed</div><div>4 beds</div>" });
  expect(await valuesOf(page)).toMatchObject({ beds: 4 });
});

const house = '{"@type":"House","name":"Tin shed","description":"A shed."}';
test.each([
  ["a comma too many", '{"@type":"House","name":"Tin shed","description":"A shed.","x":[1,],}'],
  ["a line end in a text", '{"@type":"House","name":"Tin\nshed","description":"A shed."}'],
  ["quotes in a text", '{"@type":"House","name":"Tin shed","description":"A shed.","slogan":"the "best" shed"}'],
  ["entities", house.replaceAll('"', "&quot;")],
  ["single quotes", house.replaceAll('"', "'")],
  ["a cut end", `${house.slice(0, -1)},"image":["https://photos.example.org/1.jp`],
  ["a CDATA section", `//<![CDATA[\n${house}\n//]]>`],
  ["a CDATA section in comments", `/*<![CDATA[*/${house}/*]]>*/`],
  ["a comment", `<!--\n${house}\n-->`],
  ["a semicolon", `${house};\n`],
  ["two objects in a row", `{"@type":"Organization","name":"O"} ${house}`],
  ["undefined values", `${house.slice(0, -1)},"geo":undefined}`],
  ["a prefix before the type", house.replace("House", "schema:House")],
  ["a byte order mark", `\ufeff${house}`],
  ["missing commas", house.replaceAll('","', '" "')],
  ["an offer around it", `{"@type":"Offer","itemOffered":${house}}`],
  ["a description in parts", house.replace('"A shed."', '["A shed."]')],
])("reads JSON-LD with %s", async (_, text) => {
  expect(await valuesOf(pageOf({ head: jsonLdOf(text) }))).toMatchObject({ title: "Tin shed", description: "A shed." });
});

test("reads an address in one line and a price with a comma from JSON-LD", async () => {
  const offers = { priceCurrency: "USD", priceSpecification: { unitText: "night", price: "$1,250.00" } };
  const text = JSON.stringify({ "@type": "House", name: "A", description: "B", address: "12 Elm St, Boise, ID, USA", offers });
  expect(await valuesOf(pageOf({ head: jsonLdOf(text) }))).toMatchObject({
    nightlyPriceCents: 125_000,
    city: "Boise",
    state: "ID",
    country: "United States",
  });
});

/** As a browser saves an apartment's page with its files beside it: without the state, with one picture named in the head. */
const complete = (body: string) =>
  pageOf({
    head: [
      '<link rel="canonical" href="https://www.airbnb.com.br/rooms/4455667">',
      '<meta property="og:title" content="Apartamento · Santos · ★5,0 · 3 quartos · 6 camas · 2 banheiros e meio">',
      '<meta property="og:description" content="Vista para o mar">',
      '<meta property="og:image" content="https://a0.muscache.com/im/pictures/1.jpg">',
    ].join(""),
    body,
  });
const photos = [2, 3, 4].map(
  (id) => `<img src="./Vista_files/${id}.jpg" data-original-uri="https://a0.muscache.com/im/pictures/${id}.jpg">`,
);

test("reads a page that was saved with its files beside it, and more photos never make it fail", async () => {
  const values = await valuesOf(complete(`<h2>Espaço inteiro: apartamento em Santos, Brasil</h2>${photos.join("")}<p>8 hóspedes</p>`));
  expect(values).toMatchObject({
    title: "Vista para o mar",
    city: "Santos",
    country: "Brazil",
    capacity: 8,
    bedrooms: 3,
    beds: 6,
    bathrooms: 2.5,
  });
  expect(values.images).toHaveLength(4);
});

test("takes no tabs, prices or ratings for amenities, and ends a part where the next one is named", async () => {
  const tabs = ["Fotos", "Comodidades", "Avaliações", "Localização"].map((tab) => `<div>${tab}</div>`).join("");
  const body = `${tabs}<div>R$3.825</div><h2>Comodidades</h2><p>Wi-Fi</p><p>Cozinha</p><p>Avaliações</p><p>Nota 5</p>`;
  expect((await valuesOf(complete(body))).amenities).toEqual(["WiFi", "Cozinha"]);
  const rules = "<h2>Hausregeln</h2><p>Kein Rauchen</p><p>Stornierungen</p><p>Volle Erstattung bis 60 Tage vorher</p>";
  expect((await valuesOf(complete(rules))).houseRules).toEqual(["Kein Rauchen"]);
});

test.each([
  ["Alojamiento entero: villa en Nerja, Andalucía, España", "Nerja", "Spain"],
  ["Logement entier : appartement à Nice, France", "Nice", "France"],
  ["Intero alloggio: casa a Lucca, Italia", "Lucca", "Italy"],
  ["Gesamte Unterkunft: Ferienwohnung in Wismar, Deutschland", "Wismar", "Germany"],
  ["A walk in Spring, Summer", null, null],
  ["We live in Rome, it", null, null],
])("reads the place in %j, as a guess", async (line, city, country) => {
  const head = `${VRBO}<meta property="og:title" content="Casa"><meta property="og:image" content="https://a.muscache.com/1.jpg">`;
  expect(await valuesOf(pageOf({ head, body: `<p>${line}</p>` }))).toMatchObject({ city, country });
});

test.each([
  ["2 baños y medio", 2.5],
  ["1 salle de bain et demie", 1.5],
  ["3 bagni e mezzo", 3.5],
  ["Bagno di servizio in camera", 0.5],
  ["2 banheiros", 2],
])("reads %s", async (text, bathrooms) => {
  const head = `${VRBO}<meta property="og:title" content="Casa"><meta property="og:image" content="https://a.muscache.com/1.jpg">`;
  expect((await valuesOf(pageOf({ head, body: `<p>${text}</p>` }))).bathrooms).toBe(bathrooms);
});

test.each([
  ["exploreV3", { exploreV3: { sections: [] } }],
  ["explore_tabs", { explore_tabs: [{ sections: [] }] }],
  [
    "many listings' ids",
    { niobe: [1, 2, 3].map((id) => ({ listing: { listingId: String(id), personCapacity: 4, listingTitle: "Cabin" } })) },
  ],
])("refuses a search page that is known by %s", async (_, given) => {
  const script = JSON.stringify({ ...given, filler: "x".repeat(300) });
  const page = pageOf({
    head: '<meta property="og:site_name" content="Airbnb"><meta property="og:title" content="Vacation Homes"><meta property="og:image" content="https://a0.muscache.com/1.jpg">',
    body: `<script id="data-state" type="application/json">${script}</script><p>4 guests</p>`,
  });
  expect(await readListingPage(page)).toEqual({ ok: false, problem: "not-a-listing" });
});

test("says of a page that links to many listings and is none of them what it is, and of one saved with its files how to save it", async () => {
  const links = [1, 2, 3, 4].map((id) => `<a href="https://www.airbnb.com/rooms/${id}00">Cabin ${id}</a>`).join("");
  expect(await readListingPage(pageOf({ body: `<h1>Inspiration</h1>${links}` }))).toEqual({ ok: false, problem: "not-a-listing" });
  const bare = pageOf({ body: '<h1>Cabin</h1><img src="./Cabin_files/1.jpg">' });
  expect(await readListingPage(bare)).toEqual({ ok: false, problem: "saved-complete" });
});

test("a stray NUL doesn't make a page something else", async () => {
  expect((await valuesOf(complete("<p>a\u0000b</p>"))).title).toBe("Vista para o mar");
});
