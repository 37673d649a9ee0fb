import { describe, expect, test } from "vitest";
import { correctQuery, searchTitle, writeAddress } from "./search-url.ts";
import { SearchQuery } from "./search.schema.ts";

const TODAY = "2027-01-10";
const corrected = (address: string) => correctQuery(new URLSearchParams(address), TODAY);

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
