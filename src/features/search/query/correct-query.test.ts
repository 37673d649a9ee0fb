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
    ["flex=2", "flex"],
    ["month=2027-13", "month"],
    ["month=soon", "month"],
    ["length=year", "length"],
    ["children=-1", "children"],
    ["infants=lots", "infants"],
    ["pets=300", "pets"],
    ["adults=lots", "guests"],
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

  test.each([
    ["checkIn=2027-02-10&checkOut=2027-02-08", "checkOut", "Check-out date must be after check-in date"],
    ["checkIn=2020-01-01&checkOut=2020-01-03", "checkIn", "Check-in date cannot be in the past"],
    ["checkIn=2027-02-10&checkOut=", "checkOut", "Add a check-out date"],
    ["checkOut=2027-02-10&flex=3", "checkIn", "Add a check-in date"],
    ["month=2026-12&length=week", "month", "There's no week left in December 2026"],
  ])("dates that can't be searched for are kept as they were typed, with what is wrong: %s", (address, field, message) => {
    const { query, leftOut, unusable } = corrected(address);
    expect(unusable).toMatchObject({ field, message });
    expect(leftOut).toEqual([]);
    expect(query).toEqual(SearchQuery.parse({}));
    expect(unusable?.when).toEqual(Object.fromEntries([...new URLSearchParams(address)].filter(([, value]) => value)));
  });

  test("says nothing of what a plain form sends empty", () => {
    const form = "q=Hvar&checkIn=&checkOut=&flex=&month=&length=week&adults=&children=&infants=&pets=";
    expect(corrected(form)).toMatchObject({ leftOut: [], unusable: null, query: { q: "Hvar" } });
    expect(writeAddress(corrected(form).query).toString()).toBe("q=Hvar");
  });

  test.each([
    ["adults=2&children=1&infants=1&pets=1", { guests: 3, children: 1, infants: 1, pets: 1 }],
    ["adults=0&children=2", { guests: 3, children: 2 }],
    ["adults=0&children=0&pets=1", { children: 0, pets: 1 }],
    ["adults=9&guests=4", { guests: 4 }],
  ])("counts adults and children as guests: %s", (address, expected) => expect(corrected(address).query).toMatchObject(expected));

  test("takes the last of two values, even if that one is empty", () => {
    expect(corrected("checkIn=2027-02-10&checkOut=2027-02-12&month=2027-06&checkIn=2027-02-11&month=").query).toMatchObject({
      checkIn: "2027-02-11",
      checkOut: "2027-02-12",
    });
    expect(corrected("guests=2&guests=").query.guests).toBeUndefined();
  });

  test("refuses more children than there are guests", () => {
    expect(corrected("guests=2&children=2")).toMatchObject({ leftOut: ["children"], query: { guests: 2 } });
  });

  test("is written again with the flexible dates and who comes", () => {
    const address = "month=2027-06&length=weekend&guests=3&children=1&infants=1&pets=1";
    expect(writeAddress(corrected(address).query).toString()).toBe(address);
    const dates = "checkIn=2027-02-10&checkOut=2027-02-12&flex=3";
    expect(writeAddress(corrected(dates).query).toString()).toBe(dates);
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
    ["q=Friday+Harbor", null, "Search results for “Friday Harbor”"],
    ["", null, "All Listings"],
    ["host=7b2c1c66-6f0b-4c5f-9a9e-0d5d0e6f1a11", "Tomás", "Properties by Tomás"],
  ])("of %s is %s %s", (address, name, title) => {
    expect(searchTitle(corrected(address).query, name)).toBe(title);
  });
});
