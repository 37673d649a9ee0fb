import { describe, expect, test } from "vitest";
import { contentOf } from "../content.server.ts";
import { readConfig } from "../../../platform/config.server.ts";
import { indexAnswers, searchAnswers } from "./search-answers.ts";

const index = indexAnswers(contentOf({ config: readConfig({}) }).answers.values());

describe("searching the help center", () => {
  test.each([
    ["refund", "refunds"],
    ["refnud", "refunds"],
    ["how long untill i get my mony back", "refunds"],
    ["cancel", "cancel-my-booking"],
    ["cancle my reservaton", "cancel-my-booking"],
    ["airbnb import", "import-listings"],
    ["ical", "sync-calendars"],
    ["2fa", "two-factor"],
    ["autenticator", "two-factor"],
    ["delete acount", "download-or-delete-data"],
    ["forgot pasword", "sign-in-problems"],
    ["boat licence", "boat-license"],
    ["payout", "payouts"],
    ["Wann? service FEE", "price-and-fees"],
    ["double booking", "clashes"],
    ["unsubscribe", "email-settings"],
  ])("“%s” finds %s among the first three", (query, slug) => {
    expect(searchAnswers(index, query).slice(0, 3)).toContain(slug);
  });

  test.each(["xylophone", "zzzzzz", "quantum chromodynamics lecture", "the", "", "???"])("“%s” finds nothing", (query) => {
    expect(searchAnswers(index, query)).toEqual([]);
  });

  test("reads only the beginning of a very long question", () => {
    expect(searchAnswers(index, `refund ${"a ".repeat(100_000)}`)).toContain("refunds");
  });
});
