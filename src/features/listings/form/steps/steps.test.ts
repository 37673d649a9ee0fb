import { expect, test } from "vitest";
import { ListingFieldsInput } from "../../hosting/hosting.schema.ts";
import { firstProblem, problemsIn, readStep, STEPS, stepBeside, stepInWords, stepOf } from "./steps.rules.ts";
import { countChanges } from "../drafts/unsaved.rules.ts";

test("every field is asked for in one of the steps, and rooms, boat facts and amenities in the details", () => {
  const details = Object.keys(ListingFieldsInput.shape).filter((field) => stepOf(field) === "details");
  expect(details.toSorted()).toEqual(
    [
      "amenities",
      "bathrooms",
      "bedrooms",
      "beds",
      "cabins",
      "capacity",
      "crew",
      "description",
      "fuelPolicy",
      "lengthFeet",
      "licenceNeeded",
      "marina",
      "rooms",
    ].toSorted(),
  );
});

test("a step says its number, the review only its name, and an unknown one is the first", () => {
  expect(STEPS.map(stepInWords)).toEqual([
    "Step 1 of 6: What",
    "Step 2 of 6: Where",
    "Step 3 of 6: Photos",
    "Step 4 of 6: Details",
    "Step 5 of 6: Price",
    "Step 6 of 6: Rules",
    "Review",
  ]);
  expect([readStep("price"), readStep("elsewhere"), readStep(null)]).toEqual(["price", "what", "what"]);
  expect([stepBeside("what", -1), stepBeside("what", 1), stepBeside("review", 1)]).toEqual([null, "where", null]);
});

test("a problem belongs to its field's step, also that of one line, and the first step with one comes first", () => {
  const problems = { "houseRules.1": "Too long", city: "City is required" };
  expect(firstProblem(problems)).toBe("where");
  expect(problemsIn("rules", problems)).toEqual({ "houseRules.1": "Too long" });
  expect(firstProblem({})).toBeNull();
});

test("changes are counted by field; the pin is one, and what only comes along is none", () => {
  const saved = { title: "Cabin", petsAllowed: "on", latitude: "1", longitude: "2", updatedAt: "then", pinAddress: "a" };
  expect(countChanges(saved, { ...saved, updatedAt: "now", pinAddress: "b" })).toBe(0);
  expect(countChanges(saved, { ...saved, title: "Hut", latitude: "3", longitude: "4" })).toBe(2);
  const { petsAllowed: _pets, ...without } = saved;
  expect(countChanges(saved, { ...without, houseRules: "" })).toBe(1);
});
