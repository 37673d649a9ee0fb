import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newBoat } from "../../../tests/support/boats.ts";
import { book, cancelByHost } from "../../../tests/support/bookings.ts";
import { bookCharter } from "../../../tests/support/charters.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, PASSWORD, type Person, visitOf } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { deleteAccount } from "../accounts/index.server.ts";
import { readBooking } from "../bookings/index.server.ts";
import { listNotifications } from "../notifications/index.server.ts";
import {
  addCost,
  addToPlan,
  changePlan,
  deletePlan,
  endInvitation,
  exportPlans,
  inviteToPlan,
  joinPlan,
  leavePlan,
  listPlans,
  makePlanCalendar,
  plansAround,
  readInvitation,
  readPlan,
  removeCompanion,
  removeCost,
  startPlan,
  takeFromPlan,
} from "./index.server.ts";
import { tripPlans } from "./trip-plan.tables.server.ts";

let services: TestServices;
let guest: Person;
let host: Person;
let friend: Person;
let stranger: Person;
let homeId: string;
let sailId: string;
let planId: string;

const as = (person: Person) => visitOf(services, person);
const idOf = async (person: Person) => (await as(person)).actor?.id ?? "";
const code = (name: string) => expect.objectContaining({ code: name });

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
/** Ada has a home in Camden for three nights and half a day on a boat meanwhile, and a plan around the home. */
beforeEach(async () => {
  services.clock.set("2031-06-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  [friend, stranger] = [await newPerson(services, "Ben Friend"), await newPerson(services, "Cy Stranger")];
  const hostId = await idOf(host);
  const home = await newListing(services, { hostId, title: "Lantern Cottage", city: "Camden" });
  const boat = await newBoat(services, { hostId, title: "Blue Pearl" });
  homeId = await book(services, guest, { listingId: home.id, checkIn: "2031-07-10", checkOut: "2031-07-13" });
  sailId = await bookCharter(services, guest, { listingId: boat.id, packageId: boat.packageId, day: "2031-07-11", start: "08:00" });
  ({ planId } = await startPlan(await as(guest), { bookingId: homeId }));
});

async function joined(person = friend): Promise<string> {
  await inviteToPlan(await as(guest), planId);
  await joinPlan(await as(person), await keyOf());
  return idOf(person);
}

async function keyOf(): Promise<string> {
  const { invitation } = await readPlan(await as(guest), planId);
  return invitation?.path.split("/").at(-1) ?? "";
}

describe("a trip plan", () => {
  test("has its bookings day by day, with the sun where one is", async () => {
    await addToPlan(await as(guest), planId, sailId);
    await addToPlan(await as(guest), planId, sailId);
    const plan = await readPlan(await as(guest), planId);
    expect(plan).toMatchObject({ name: "Camden, July 2031", role: "owner", people: [{ name: "Ada Guest" }], invitation: null });
    expect(plan.parts.map(({ listing, totalCents }) => [listing.title, totalCents])).toEqual([
      ["Lantern Cottage", expect.any(Number)],
      ["Blue Pearl", expect.any(Number)],
    ]);
    expect(plan.days.map(({ day, entries }) => `${day.slice(8)} ${entries.map(({ kind }) => kind).join(" ")}`)).toEqual([
      "10 arrive",
      "11 start return",
      "12 ",
      "13 leave",
    ]);
    expect(plan.days[0]?.sun).toMatchObject({ rise: expect.stringMatching(/^\d\d:\d\d$/), moon: expect.any(String) });
    expect((await listPlans(await as(guest))).plans).toMatchObject([{ isOwn: true, bookingIds: [homeId, sailId] }]);
  });

  test("is offered for what is booked around the same time, and not for the year after", async () => {
    expect(await plansAround(await as(guest), homeId)).toMatchObject({ current: { id: planId }, others: [] });
    expect(await plansAround(await as(guest), sailId)).toMatchObject({ current: null, others: [{ id: planId }] });
    const { id: listingId } = await newListing(services, { hostId: await idOf(host) });
    const later = await book(services, guest, { listingId, checkIn: "2031-10-01", checkOut: "2031-10-03" });
    expect(await plansAround(await as(guest), later)).toEqual({ current: null, others: [] });
  });

  test("keeps a cancelled booking in sight, and out of its days", async () => {
    await addToPlan(await as(guest), planId, sailId);
    const { totalCents } = await readBooking(await as(host), homeId);
    await cancelByHost(await as(host), homeId, totalCents);
    const { parts, days } = await readPlan(await as(guest), planId);
    expect(parts.map(({ phase, location }) => [phase, location === null])).toEqual([
      ["cancelled", true],
      ["upcoming", false],
    ]);
    expect(days.map(({ day }) => day)).toEqual(["2031-07-11"]);
    await takeFromPlan(await as(guest), planId, homeId);
    await expect(takeFromPlan(await as(guest), planId, homeId)).rejects.toEqual(code("booking_not_in_plan"));
    await expect(addToPlan(await as(guest), planId, homeId)).rejects.toEqual(code("booking_was_cancelled"));
  });

  test("takes no booking that is in another, or of somebody else", async () => {
    const { planId: other } = await startPlan(await as(guest), { bookingId: sailId });
    await expect(addToPlan(await as(guest), planId, sailId)).rejects.toEqual(code("booking_already_planned"));
    await expect(startPlan(await as(guest), { bookingId: sailId })).rejects.toEqual(code("booking_already_planned"));
    await expect(startPlan(await as(host), { bookingId: homeId })).rejects.toEqual(code("booking_not_found"));
    await deletePlan(await as(guest), other);
    await addToPlan(await as(guest), planId, sailId);
  });

  test("takes the same booking once when two tabs start a plan at once", async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(async () => startPlan(await as(guest), { bookingId: sailId })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listPlans(await as(guest))).plans).toHaveLength(2);
  });

  test("is a calendar file of the bookings' own events", async () => {
    await addToPlan(await as(guest), planId, sailId);
    const { content } = await makePlanCalendar(await as(guest), planId);
    expect(content).toContain(`UID:${homeId}@localhost`);
    expect(content).toContain("SUMMARY:Half day on Blue Pearl");
    expect(content).toMatch(/DTSTART:20310711T060000Z/);
  });

  test("is nobody else's", async () => {
    const other = await as(stranger);
    for (const attempt of [
      () => readPlan(other, planId),
      () => changePlan(other, planId, { name: "Mine" }),
      () => addToPlan(other, planId, sailId),
      () => takeFromPlan(other, planId, homeId),
      () => inviteToPlan(other, planId),
      () => endInvitation(other, planId),
      () => makePlanCalendar(other, planId),
      () => deletePlan(other, planId),
      () => leavePlan(other, planId),
    ])
      await expect(attempt()).rejects.toEqual(code("trip_plan_not_found"));
  });
});

describe("companions", () => {
  test("join by the link once, see the plan without prices, and the owner hears of it", async () => {
    await inviteToPlan(await as(guest), planId);
    const key = await keyOf();
    expect(await readInvitation(await as(friend), key)).toEqual({ planId: null, name: "Camden, July 2031", owner: "Ada" });
    await joinPlan(await as(friend), key);
    await joinPlan(await as(friend), key);
    await joinPlan(await as(guest), key);
    expect(await readInvitation(await as(friend), key)).toMatchObject({ planId });
    const seen = await readPlan(await as(friend), planId);
    expect(seen).toMatchObject({ role: "companion", invitation: null, parts: [{ totalCents: null }] });
    expect(seen.people.map(({ name }) => name)).toEqual(["Ada Guest", "Ben Friend"]);
    expect(JSON.stringify(seen)).not.toMatch(/@example\.com|reservationId/);
    await runJobs(services);
    expect((await listNotifications(await as(guest), {})).items.map(({ title }) => title)).toContain("Ben Friend joined your trip plan");
    await changePlan(await as(guest), planId, { sharesPrices: true });
    expect((await readPlan(await as(friend), planId)).parts[0]?.totalCents).toBeGreaterThan(0);
    await expect(changePlan(await as(friend), planId, { name: "Mine" })).rejects.toEqual(code("trip_plan_not_found"));
    expect((await listPlans(await as(friend))).plans).toMatchObject([{ isOwn: false, owner: "Ada" }]);
  });

  test("can't use a link that was ended, replaced or ran out", async () => {
    await inviteToPlan(await as(guest), planId);
    const first = await keyOf();
    await inviteToPlan(await as(guest), planId);
    const second = await keyOf();
    await expect(joinPlan(await as(friend), first)).rejects.toEqual(code("trip_invitation_not_found"));
    await endInvitation(await as(guest), planId);
    await expect(joinPlan(await as(friend), second)).rejects.toEqual(code("trip_invitation_not_found"));
    await inviteToPlan(await as(guest), planId);
    const third = await keyOf();
    services.clock.set("2031-07-02T12:00:00Z");
    await expect(readInvitation(await as(friend), third)).rejects.toEqual(code("trip_invitation_over"));
    expect((await readPlan(await as(guest), planId)).invitation).toBeNull();
  });

  test("who leaves or is removed sees it no more", async () => {
    await joined();
    await leavePlan(await as(friend), planId);
    await expect(readPlan(await as(friend), planId)).rejects.toEqual(code("trip_plan_not_found"));
    const id = await joined();
    await removeCompanion(await as(guest), planId, id);
    await expect(removeCompanion(await as(guest), planId, id)).rejects.toEqual(code("companion_not_found"));
    await expect(readPlan(await as(friend), planId)).rejects.toEqual(code("trip_plan_not_found"));
  });
});

describe("costs", () => {
  test("are split to the cent, and say who owes whom", async () => {
    const [ada, ben] = [await idOf(guest), await joined()];
    const both = [ada, ben];
    await addCost(await as(guest), planId, { label: "Cottage", cents: 30_001, paidById: ada, sharedByIds: both });
    services.clock.advance(1);
    await addCost(await as(friend), planId, { label: "Fuel", cents: 4_000, paidById: ben, sharedByIds: both });
    const { costs, debts } = await readPlan(await as(friend), planId);
    expect(costs.map(({ label, mayRemove }) => [label, mayRemove])).toEqual([
      ["Cottage", false],
      ["Fuel", true],
    ]);
    expect(debts).toMatchObject([{ from: { name: "Ben Friend" }, to: { name: "Ada Guest" }, cents: 13_000 }]);
    const [cottage, fuel] = costs.map(({ id }) => id);
    await expect(removeCost(await as(friend), planId, cottage ?? "")).rejects.toEqual(code("cost_not_found"));
    await removeCost(await as(guest), planId, fuel ?? "");
    await expect(removeCost(await as(guest), planId, fuel ?? "")).rejects.toEqual(code("cost_not_found"));
  });

  test("are only among those who come along", async () => {
    const [ada, cy] = [await idOf(guest), await idOf(stranger)];
    const cost = { label: "Fuel", cents: 100, paidById: ada, sharedByIds: [ada] };
    await expect(addCost(await as(guest), planId, { ...cost, paidById: cy })).rejects.toEqual(code("invalid_input"));
    await expect(addCost(await as(guest), planId, { ...cost, sharedByIds: [ada, cy] })).rejects.toEqual(code("invalid_input"));
    await expect(addCost(await as(stranger), planId, cost)).rejects.toEqual(code("trip_plan_not_found"));
    expect((await readPlan(await as(guest), planId)).costs).toEqual([]);
  });
});

test("an account that is deleted takes its plans along, and leaves those of others", async () => {
  await joined();
  const parts: object[] = [];
  for await (const part of exportPlans(await as(friend))) parts.push(part);
  expect(parts).toMatchObject([{ name: "Camden, July 2031", isOwn: false }]);
  await deleteAccount(await as(friend), { password: PASSWORD });
  await runJobs(services);
  expect((await readPlan(await as(guest), planId)).people).toHaveLength(1);
  const { totalCents } = await readBooking(await as(host), homeId);
  await cancelByHost(await as(host), homeId, totalCents);
  const sail = await readBooking(await as(host), sailId);
  await cancelByHost(await as(host), sailId, sail.totalCents);
  await deleteAccount(await as(guest), { password: PASSWORD });
  await runJobs(services);
  expect(await services.db.select().from(tripPlans).where(eq(tripPlans.id, planId))).toEqual([]);
});
