import { describe, expect, test } from "vitest";
import { quoteRequestOf, readStayDraft, writeStayDraft } from "./stay-draft.ts";

const read = (search: string) => readStayDraft(new URLSearchParams(search));
const alone = { adults: 1, children: 0, infants: 0, pets: 0 };

describe("what the guest asked for", () => {
  test("is read from the address, without what is no date or no number", () => {
    expect(read("checkIn=2027-03-05&checkOut=2027-03-08&guests=2")).toEqual({
      checkIn: "2027-03-05",
      checkOut: "2027-03-08",
      ...alone,
      adults: 2,
    });
    expect(read("checkIn=soon&checkOut=2027-02-30&guests=-4")).toEqual({ checkIn: "", checkOut: "", ...alone });
  });

  test("tells adults from children, as the search does or as a plain form sends them", () => {
    const family = { adults: 2, children: 3, infants: 1, pets: 2 };
    expect(read("guests=5&children=3&infants=1&pets=2")).toMatchObject(family);
    expect(read("adults=2&children=3&infants=1&pets=2")).toMatchObject(family);
    expect(read("guests=2&children=7")).toMatchObject({ adults: 1, children: 1 });
    expect(read("children=2&adults=")).toMatchObject({ adults: 1, children: 2 });
  });

  test("is written into the address beside what else is there", () => {
    expect(writeStayDraft("?from=letter&checkIn=2026-01-01", { checkIn: "2027-03-05", checkOut: "", ...alone, adults: 3 })).toBe(
      "?from=letter&checkIn=2027-03-05&guests=3",
    );
    expect(writeStayDraft("?checkIn=2026-01-01&guests=2&adults=2", { checkIn: "", checkOut: "", ...alone })).toBe("");
    const family = "?guests=5&children=3&infants=1&pets=2";
    expect(writeStayDraft("", read(family.slice(1)))).toBe(family);
  });

  test("is a quoteRequest once both days are whole, and not while a year is being typed; infants and pets don't count", () => {
    expect(quoteRequestOf(read("checkIn=2027-03-05&checkOut=2027-03-08"))).toBe("checkIn=2027-03-05&checkOut=2027-03-08&guests=1");
    expect(quoteRequestOf(read("checkIn=2027-03-05&checkOut=2027-03-08&guests=3&children=1&infants=2&pets=1"))).toMatch(/guests=3$/);
    expect(quoteRequestOf({ checkIn: "2027-03-05", checkOut: "0002-03-08", ...alone })).toBeNull();
    expect(quoteRequestOf({ checkIn: "2027-03-05", checkOut: "", ...alone })).toBeNull();
  });
});
