import { describe, expect, test } from "vitest";
import { quoteRequestOf, readStayDraft, writeStayDraft } from "./stay-draft.ts";

const read = (search: string) => readStayDraft(new URLSearchParams(search));

describe("what the guest asked for", () => {
  test("is read from the address, without what is no date or no number", () => {
    expect(read("checkIn=2027-03-05&checkOut=2027-03-08&guests=2")).toEqual({ checkIn: "2027-03-05", checkOut: "2027-03-08", guests: "2" });
    expect(read("checkIn=soon&checkOut=2027-02-30&guests=-4")).toEqual({ checkIn: "", checkOut: "", guests: "1" });
  });

  test("is written into the address beside what else is there", () => {
    expect(writeStayDraft("?from=letter&checkIn=2026-01-01", { checkIn: "2027-03-05", checkOut: "", guests: "3" })).toBe(
      "?from=letter&checkIn=2027-03-05&guests=3",
    );
    expect(writeStayDraft("?checkIn=2026-01-01&guests=2", { checkIn: "", checkOut: "", guests: "1" })).toBe("");
  });

  test("is a quoteRequest once both days are whole, and not while a year is being typed", () => {
    expect(quoteRequestOf(read("checkIn=2027-03-05&checkOut=2027-03-08"))).toBe("checkIn=2027-03-05&checkOut=2027-03-08&guests=1");
    expect(quoteRequestOf({ checkIn: "2027-03-05", checkOut: "0002-03-08", guests: "1" })).toBeNull();
    expect(quoteRequestOf({ checkIn: "2027-03-05", checkOut: "", guests: "1" })).toBeNull();
    expect(quoteRequestOf({ checkIn: "2027-03-05", checkOut: "2027-03-08", guests: "" })).toBeNull();
  });
});
