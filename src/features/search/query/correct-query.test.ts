import { describe, expect, test } from "vitest";
import { correctQuery } from "./correct-query.ts";
import { searchTitle, writeAddress } from "./search-address.ts";
import { SearchQuery } from "./search.schema.ts";

const TODAY = "2027-01-10";
const corrected = (address: string) => correctQuery(new URLSearchParams(address), TODAY);

const mark = (key: string, no: number) => Buffer.from(JSON.stringify([key, no])).toString("base64url");

describe("an address that anybody may have typed", () => {
  test.each([
    ["type=castle", "type"],
    ["minPrice=NaN&maxPrice=100", "minPrice"],
    ["minPrice=500&maxPrice=100", "minPrice"],
    ["checkIn=2027-02-10&checkOut=2027-02-08", "checkIn"],
    ["checkIn=2020-01-01&checkOut=2020-01-03", "checkIn"],
    ["checkIn=2027-02-10", "checkIn"],
    ["checkIn=2027-02-30&checkOut=2027-03-02", "checkIn"],
    [`q=${"x".repeat(10_000)}`, "q"],
    ["host=me", "host"],
    ["guests=0", "guests"],
    ["guests=lots", "guests"],
    ["box=1,2,3", "box"],
    ["box=0,80,10,-80", "box"],
    ["box=,,,", "box"],
    ["box=NaN,0,1,1", "box"],
    ["box=181,0,182,1", "box"],
    ["after=zzz", "after"],
    [`before=${mark("1-2-3", 1)}`, "before"],
    [`after=${"x".repeat(500)}`, "after"],
    ["sort=beauty", "sort"],
    [`amenities=${Array.from({ length: 500 }, (_, i) => `a${i}`).join(",")}`, "amenities"],
    ["categories=House,Castle", "categories"],
  ])("wrong input no. %# is corrected, and says what was left out", (address, key) => {
    const { query, leftOut } = corrected(address);
    expect(leftOut).toContain(key);
    expect(query).toEqual(SearchQuery.parse({}));
  });

  test("keeps what it can use beside what it cannot", () => {
    expect(corrected("q=Hvar&type=boat&minPrice=x&guests=4").query).toMatchObject({ q: "Hvar", type: "boat", guests: 4 });
  });

  test("takes control characters for spaces: no listing has any, and the database would refuse them", () => {
    expect(corrected("q=Friday%00Harbor%07").query.q).toBe("Friday Harbor");
  });

  test("takes a part of the map over the date line", () => {
    expect(corrected("box=170,-20,-170,20")).toMatchObject({ leftOut: [], query: { box: { west: 170, east: -170 } } });
  });

  test("is written again without what says nothing", () => {
    const { query } = corrected("q=+Hvar+&type=all&minPrice=0&maxPrice=1000&categories=&amenities=Pool,WiFi&sort=recommended&guests=");
    expect(writeAddress(query).toString()).toBe("q=Hvar&amenities=Pool%2CWiFi");
  });

  test("takes repeated boxes of a plain form", () => {
    expect(corrected("categories=Boat&categories=Yacht").query.categories).toEqual(["Boat", "Yacht"]);
  });
});

describe("the title", () => {
  test.each([
    ["type=property", null, "Vacation Properties"],
    ["type=boat", null, "Charter Boats"],
    ["q=Friday+Harbor", null, 'Search results for "Friday Harbor"'],
    ["", null, "All Listings"],
    ["host=7b2c1c66-6f0b-4c5f-9a9e-0d5d0e6f1a11", "Tomás", "Properties by Tomás"],
  ])("of %s is %s %s", (address, name, title) => {
    expect(searchTitle(corrected(address).query, name)).toBe(title);
  });
});
