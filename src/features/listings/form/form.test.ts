import { describe, expect, test } from "vitest";
import { amenitiesForEdit, amenitiesForNew, MOST_PHOTOS } from "../listing.rules.ts";
import { addressOfPin, isOtherAddress, linesOfAddress } from "./sections/address.ts";
import { sentOf } from "./sections/money-field.tsx";
import { moved } from "./order.ts";
import { chooseFiles } from "./photos/tray-items.ts";

test.each(["", "a lot", "-5", "12.345", "1e3"])("%j in a field for money is not sent as cents", (typed) => {
  expect(sentOf("1,250.50")).toBe("125050");
  expect(sentOf(typed) === "" || Number.isNaN(Number(sentOf(typed)))).toBe(true);
});

describe("the pin's address", () => {
  const values = { streetAddress: "1 Front Street", city: "Friday Harbor", state: "WA", zipCode: "", country: "USA" };
  const then = addressOfPin(values);

  test.each([
    ["another street", { streetAddress: "2 Front Street" }, true],
    ["another town", { city: "Seattle" }, true],
    ["nothing where something was", { state: "" }, true],
    ["what was left out", { zipCode: "98250" }, false],
    ["other spaces and capitals", { city: " friday  harbor" }, false],
  ])("differs from the written one by %s: %o", (_what, change, isOther) =>
    expect(isOtherAddress(then, addressOfPin({ ...values, ...change }))).toBe(isOther),
  );

  test("comes back from a draft as it was kept", () => {
    const draft = { ...values, city: "Seattle", pinAddress: linesOfAddress(then) };
    expect(addressOfPin(draft)).toEqual(then);
  });
});

test("a photo is moved to another place, and no farther than the ends", () => {
  const items = ["a", "b", "c"].map((key) => ({ key }));
  const after = (key: string, to: number) => moved(items, key, to).map((item) => item.key);
  expect(after("a", 2)).toEqual(["b", "c", "a"]);
  expect(after("c", 0)).toEqual(["c", "a", "b"]);
  expect(after("b", 9)).toEqual(["a", "c", "b"]);
  expect(moved(items, "a", -1)).toBe(items);
  expect(moved(items, "none", 1)).toBe(items);
});

describe("files for the photos", () => {
  const file = (name: string, type = "image/jpeg", bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

  test("leave out what is no picture or too big, and say which", () => {
    const { taken, error } = chooseFiles([file("a.jpg"), file("b.pdf", "application/pdf"), file("c.jpg", "image/jpeg", 6_000_000)], 0);
    expect(taken.map(({ name }) => name)).toEqual(["a.jpg"]);
    expect(error).toBe("Each image must be less than 5MB (skipped: b.pdf – not an image, c.jpg)");
  });

  test("fill the listing up and no further", () => {
    expect(chooseFiles([file("a.jpg"), file("b.jpg")], MOST_PHOTOS - 1).taken).toHaveLength(1);
    expect(chooseFiles([file("a.jpg")], MOST_PHOTOS)).toEqual({ taken: [], error: `A listing can have up to ${MOST_PHOTOS} photos` });
    expect(chooseFiles([file("a.jpg")], MOST_PHOTOS - 1).error).toBeNull();
  });
});

describe("amenities to choose from", () => {
  test("are the specified ones for a new listing", () => {
    expect(amenitiesForNew("property").join()).toBe("WiFi,Kitchen,Free parking,Pool,Air conditioning,Heating,Washer,Dryer,TV,Workspace");
    expect(amenitiesForNew("boat").join()).toBe(
      "Life Jackets,First Aid Kit,GPS Navigation,Kitchen,Bathroom,Air Conditioning,Sound System,WiFi,Fishing Gear,Water Toys",
    );
  });

  test("are the edit form's for a house, and never lose what the listing has", () => {
    expect(amenitiesForEdit("property", []).slice(-4)).toEqual(["Sauna", "Cold Plunge", "Hot Tub", "Gym"]);
    expect(amenitiesForEdit("property", ["Espresso machine", "wifi"])).toEqual(expect.arrayContaining(["Espresso machine", "wifi", "Gym"]));
  });

  test("begin with a boat's own for a boat, each in one spelling", () => {
    const offered = amenitiesForEdit("boat", []);
    expect(offered.slice(0, 2)).toEqual(["Life Jackets", "First Aid Kit"]);
    expect(offered.filter((amenity) => amenity.toLowerCase() === "air conditioning")).toHaveLength(1);
    expect(offered).toContain("Hot Tub");
  });
});
