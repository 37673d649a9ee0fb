import { amenityLabel } from "../../listings/index.ts";
import { describe, expect, test } from "vitest";
import { REGIONS } from "../../places/index.ts";
import { PHRASES } from "./phrases.ts";
import { readIntent } from "./read-intent.ts";

const labels = (text: string) => readIntent(text).readings.map(({ label }) => label);

describe("words that ask for something", () => {
  test.each<[text: string, labels: string[], rest: string]>([
    ["boat", ["Boats"], ""],
    ["Boats", ["Boats"], ""],
    ["boat rental in Split", ["Boats"], "Split"],
    ["charter", ["Boats"], ""],
    ["yacht", ["Yachts"], ""],
    ["motor yacht", ["Motorboats"], ""],
    ["catamaran Hvar", ["Catamarans"], "Hvar"],
    ["houseboat", ["Houseboats"], ""],
    ["sailboat with captain in Hvar", ["Sailboats", "With a captain"], "Hvar"],
    ["bareboat sailing in the Cyclades", ["Bareboat", "Sailboats", "Cyclades"], ""],
    ["boat without a license", ["Boats", "No license needed"], ""],
    ["hot tub", ["Hot tub"], ""],
    ["HOT-TUB", ["Hot tub"], ""],
    ["jacuzzi", ["Hot tub"], ""],
    ["kayak", ["Kayaks"], ""],
    ["house with kayaks and a hot tub", ["Houses", "Kayaks", "Hot tub"], ""],
    ["wi-fi", ["WiFi"], ""],
    ["A/C", ["Air conditioning"], ""],
    ["pet friendly", ["Pets allowed"], ""],
    ["pet-friendly cottage in Newport", ["Pets allowed", "Cottages"], "Newport"],
    ["with my dog", ["Pets allowed"], ""],
    ["lakehouse", ["By a lake", "Houses"], ""],
    ["lake house with sauna", ["By a lake", "Houses", "Sauna"], ""],
    ["beach house", ["Beach access", "Houses"], ""],
    ["Amalfi Coast", ["Amalfi Coast"], ""],
    ["villa on the amalfi coast", ["Villas", "Amalfi Coast"], ""],
    ["cote d'azur", ["Côte d'Azur"], ""],
    ["Côte d’Azur", ["Côte d'Azur"], ""],
    ["French Riviera yacht", ["Côte d'Azur", "Yachts"], ""],
    ["Greek islands", ["Greek Islands"], ""],
    ["South Lake Tahoe", ["Lake Tahoe"], "South"],
    ["2 bedrooms in Seattle", ["2+ bedrooms"], "Seattle"],
    ["one bedroom apartment", ["1+ bedroom", "Apartments"], ""],
    ["3 beds 2 baths", ["3+ beds", "2+ baths"], ""],
    ["boat for 8 people", ["Boats", "8 guests"], ""],
    ["sleeps 10", ["10 guests"], ""],
    ["for six", ["6 guests"], ""],
    ["under $300 a night", ["Up to $300"], ""],
    ["free cancellation", ["Refundable"], ""],
    ["top rated boats", ["Rated 4.5 or more", "Boats"], ""],
    ["yacht with 4 cabins", ["Yachts", "4+ cabins"], ""],
  ])("%j is read as %j, leaving %j", (text, expected, rest) => {
    expect(labels(text)).toEqual(expected);
    expect(readIntent(text).rest).toBe(rest);
  });

  test.each([
    "Seattle",
    "Boathouse",
    "Cannon Beach",
    "Yachats, Oregon",
    "29000",
    "Kittiwake, 66 ft",
    "münchen",
    "",
    "%",
    "0 bedrooms",
    "𝕊𝕖𝕒",
  ])("%j is only text", (text) => {
    expect(readIntent(text)).toEqual({ readings: [], rest: text, isVague: false });
  });

  test("words in quotation marks are only words", () => {
    expect(readIntent('"boat"')).toEqual({ readings: [], rest: '"boat"', isVague: false });
    expect(labels("“hot tub” boat")).toEqual(["Boats"]);
  });

  test("joining words are left out, unless there is nothing else", () => {
    expect(readIntent("tower in Hvar")).toEqual({ readings: [], rest: "tower Hvar", isVague: false });
    expect(readIntent("the")).toEqual({ readings: [], rest: "the", isVague: true });
  });
});

describe("a chip that is removed", () => {
  test.each<[text: string, label: string, without: string]>([
    ["boat", "Boats", ""],
    ["sailboat with captain in Hvar", "With a captain", "sailboat in Hvar"],
    ["sailboat with captain in Hvar", "Sailboats", "with captain in Hvar"],
    ["hot tub in Hvar", "Hot tub", "Hvar"],
    ["Hvar with a hot tub", "Hot tub", "Hvar"],
    ["boat boats", "Boats", ""],
    ["lakehouse in Vermont", "By a lake", "houses in Vermont"],
    ["lakehouse in Vermont", "Houses", "by a lake in Vermont"],
  ])("takes its words out of %j: without %j it is %j", (text, label, without) => {
    expect(readIntent(text).readings.find((reading) => reading.label === label)?.without).toBe(without);
  });

  test("is gone, and nothing else is", () => {
    for (const text of [
      "sailboat with captain in Hvar",
      "lakehouse with hot tub",
      "boat for 8 people under $300",
      "2 bedroom house Lake Como",
    ])
      for (const { label, without } of readIntent(text).readings)
        expect(labels(without), `${text} without ${label}`).toEqual(labels(text).filter((other) => other !== label));
  });
});

describe("the table", () => {
  test("knows every region by name", () => {
    for (const { name } of REGIONS) expect(labels(name), name).toEqual([name]);
  });

  test("has labels that can be typed back, so that what is left of two meanings is understood", () => {
    const both = [...PHRASES.values()].filter((phrases) => phrases.length > 1).flat();
    expect(both.flatMap(({ label }) => labels(label.toLowerCase()))).toEqual(both.map(({ label }) => label));
  });

  test("names amenities in one case", () => {
    expect(["Hot Tub", "WiFi", "GPS Navigation", "BBQ Grill", "Step-free Access", "TV", "Air Conditioning"].map(amenityLabel)).toEqual([
      "Hot tub",
      "WiFi",
      "GPS navigation",
      "BBQ grill",
      "Step-free access",
      "TV",
      "Air conditioning",
    ]);
  });
});
