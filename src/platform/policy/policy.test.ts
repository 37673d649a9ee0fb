import { expect, test } from "vitest";
import { requestError } from "../errors.ts";
import { policy } from "./policy.ts";

const refusal = () => requestError("not_found");
const boats = policy({
  subject: "boat",
  sides: { owner: "ownerId", crew: "crewIds" },
  state: "status",
  may: {
    see: { afloat: ["anyone"], ashore: ["owner", "staff"] },
    sail: ["owner", "crew"],
    praise: ["others"],
    inspect: ["uninvolved staff"],
    listAll: ["staff"],
    build: ["signed in"],
  },
  refusal,
});

const person = (id: string) => ({ id, supportRole: null });
const agent = (id: string) => ({ id, supportRole: "agent" });
const boat = { ownerId: "anna", crewIds: ["ben", "cleo"], status: "afloat" as const };

test("a side may what its rule says, also when it is several people, and nobody else", () => {
  expect(["anna", "cleo", "dan"].map((id) => boats.may(person(id), "sail", boat))).toEqual([true, true, false]);
  expect(["anna", "cleo", "dan"].map((id) => boats.sideOf(person(id), boat))).toEqual(["owner", "crew", null]);
  expect(boats.may(agent("dan"), "sail", boat)).toBe(false);
});

test("a rule may differ by the state", () => {
  const ashore = { ...boat, status: "ashore" as const };
  expect([null, person("anna"), agent("dan")].map((asker) => boats.may(asker, "see", boat))).toEqual([true, true, true]);
  expect([null, person("dan"), person("anna"), agent("dan")].map((asker) => boats.may(asker, "see", ashore))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("nobody judges their own thing, whatever their role", () => {
  expect([person("anna"), person("dan"), agent("anna")].map((asker) => boats.verdict(asker, "praise", boat))).toEqual([
    "own",
    "yes",
    "own",
  ]);
  expect([person("dan"), agent("dan"), agent("ben")].map((asker) => boats.verdict(asker, "inspect", boat))).toEqual([
    "no",
    "yes, as staff",
    "own",
  ]);
});

test("what is about no one thing needs none", () => {
  expect([null, person("dan"), agent("dan")].map((asker) => boats.may(asker, "listAll"))).toEqual([false, false, true]);
  expect([null, person("dan")].map((asker) => boats.may(asker, "build"))).toEqual([false, true]);
});

test("wrong actions, sides and things do not compile", () => {
  const wrong = () => [
    // @ts-expect-error there is no such action
    boats.may(null, "sink", boat),
    // @ts-expect-error it depends on whose boat it is
    boats.may(null, "sail"),
    // @ts-expect-error who is aboard is not known
    boats.may(null, "sail", { ownerId: "anna", status: "afloat" }),
    // @ts-expect-error no rule knows this state
    boats.may(null, "see", { ...boat, status: "sunk" }),
    // @ts-expect-error there is no such side
    policy({ subject: "boat", sides: { owner: "ownerId" }, may: { sail: ["captain"] }, refusal }),
    // @ts-expect-error there is no such action to look at
    policy({ subject: "boat", sides: { owner: "ownerId" }, may: { sail: ["owner"] }, looks: { see: "boat.look" }, refusal }),
  ];
  expect(wrong).toBeTypeOf("function");
});
