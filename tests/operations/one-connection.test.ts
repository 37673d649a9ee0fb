import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as accounts from "../../src/features/accounts/index.server.ts";
import { cancelBooking, readBooking } from "../../src/features/bookings/index.server.ts";
import { attachResume, saveStep, submitApplication } from "../../src/features/careers/index.server.ts";
import { publishImport, readImport, startImport } from "../../src/features/listing-import/index.server.ts";
import { PublishImportInput, StartImportInput } from "../../src/features/listing-import/import.schema.ts";
import { askHost, sendMessage } from "../../src/features/messages/index.server.ts";
import { readPressFile } from "../../src/features/press/index.server.ts";
import { LOGO_PACKAGE } from "../../src/features/press/press.rules.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { cancelByHost } from "../support/bookings.ts";
import { ask as askForChange, change, stayMaker } from "../support/changes.ts";
import { ask, newAgent, newMember, say } from "../support/chats.ts";
import { newEvent, register } from "../support/events.ts";
import { type FixtureSite, startFixtureSite } from "../support/fixture-site.ts";
import { newRegular, reply, start } from "../support/forum.ts";
import { newHosting } from "../support/hosts.ts";
import { airbnb2026Page } from "../support/listing-pages/airbnb.ts";
import { openOneConnection, watched } from "../support/one-connection.ts";
import { newestEmail, newPerson, PASSWORD, tokenIn, visitOf } from "../support/people.ts";
import { PDF } from "../support/resumes.ts";
import { runJobs } from "../support/run-jobs.ts";
import { somePicture } from "../support/some-picture.ts";
import { openTestServices, testCtx, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

const database = await openTestDatabase();
const { services, waits } = await openOneConnection(database);
/** A fact is told in a transaction of its own, under the lock on the fact, so that a worker needs two. */
const worker: TestServices = watched(await openTestServices(database), waits);
let site: FixtureSite;

const PAGE = "www.airbnb.com/rooms/7001";
const PHOTOS = "a0.muscache.com";
const JOB = "product-manager";

beforeAll(async () => {
  site = await startFixtureSite({ [PAGE]: airbnb2026Page() }, { moreHosts: [PHOTOS] });
  const picture = await somePicture();
  for (let photo = 0; photo < 12; photo++)
    site.answer(`${PHOTOS}/im/pictures/hosting/Hosting-7001/original/photo-${photo}.jpeg`, (_, response) =>
      response.writeHead(200, { "content-type": "image/jpeg" }).end(picture),
    );
  for (const each of [services, worker]) Object.assign(each, { network: watched({ ...each, network: site.network }, waits).network });
});
afterAll(() => site.stop());
beforeEach(() => void waits.splice(0));

const member = () => newMember(services);

async function importAndPublish(host: Ctx): Promise<void> {
  const { importId } = await startImport(host, StartImportInput.parse({ url: `https://${PAGE}` }));
  const { values, marks, pictures } = await readImport(host, importId);
  const given = {
    cleaningFeeCents: 8500,
    minimumNights: 1,
    cancellationPolicy: "moderate",
    streetAddress: "1 Fern Lane",
    zipCode: "95521",
  };
  const confirmed = Object.keys(marks).filter((name) => marks[name] === "guessed");
  const images = pictures.map(({ address }) => address);
  await publishImport(host, importId, PublishImportInput.parse({ ...given, ...values, images, confirmed, isMine: true }));
}

async function apply(ctx: Ctx): Promise<void> {
  const path = join(services.config.dataDir, randomUUID());
  await writeFile(path, PDF);
  const details = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "+1 206 555 0100" };
  await saveStep(ctx, JOB, { step: 1, isFinished: true, ...details });
  await attachResume(ctx, JOB, { name: "resume.pdf", file: { path, size: PDF.length } });
  await saveStep(ctx, JOB, { step: 2, isFinished: true, coverLetter: "I would like to.", linkedinUrl: "", portfolioUrl: "" });
  await saveStep(ctx, JOB, { step: 3, isFinished: true, experience: "Engines", education: "At home", referralSource: "" });
  await submitApplication(ctx, JOB, { key: randomUUID() });
}

async function resetPassword(): Promise<void> {
  const { email } = await newPerson(services);
  await accounts.requestPasswordReset(testCtx(services), { email });
  const token = tokenIn(await newestEmail(worker, email));
  await accounts.resetPassword(testCtx(services), { token, newPassword: "another boat entirely" });
}

const refundOf = async (ctx: Ctx, bookingId: string) => (await readBooking(ctx, bookingId)).viewer.cancelling?.refundCents ?? 0;

const VERBS: Record<string, () => Promise<unknown>> = {
  "registering and signing in": async () => {
    const { email } = await newPerson(services);
    await accounts.signIn(testCtx(services), { email, password: PASSWORD });
  },
  "registering a known email": async () => {
    const { email } = await newPerson(services);
    await accounts.registerAccount(testCtx(services), { fullName: "Robin", email, password: "a wrong password" }).catch(() => {});
  },
  "resetting a password": resetPassword,
  "changing a password": async () =>
    accounts.changePassword(await member(), { currentPassword: PASSWORD, newPassword: "another boat entirely" }),
  "a listing with photos": () => newHosting(services, {}, 2),
  "an import that is published": async () => importAndPublish(await member()),
  "booking, changing and cancelling": async () => {
    const { guest, bookingId } = await (await stayMaker(services))();
    await change(services, guest, bookingId, { checkIn: "2027-06-10", checkOut: "2027-06-14" });
    const visit = await visitOf(services, guest);
    await cancelBooking(visit, bookingId, { refundCents: await refundOf(visit, bookingId) });
  },
  "asking for a change, and a host who cancels": async () => {
    const { guest, host, bookingId } = await (await stayMaker(services))({ cancellationPolicy: "strict" });
    await askForChange(services, guest, bookingId, { checkIn: "2027-06-11", checkOut: "2027-06-14" });
    await cancelByHost(await visitOf(services, host), bookingId, 38_600);
  },
  "a message": async () => {
    const { listingId } = await newHosting(services);
    const guest = await member();
    const { threadId } = await askHost(guest, { id: randomUUID(), listingId, text: "Is there a crib?" });
    await sendMessage(guest, threadId, { id: randomUUID(), text: "And a high chair?" });
  },
  "a chat with support": async () => {
    const { chatId } = await ask(await member());
    await say(await newAgent(services), chatId, "Under the flower pot.");
  },
  "a forum post": async () => {
    const { threadId } = await start(await newRegular(services));
    await reply(await newRegular(services), threadId);
  },
  "an event's registration": async () => register(await member(), await newEvent(await newAgent(services))),
  "an application with a résumé": async () => apply(await member()),
  "files for the press, asked for by many at once": () =>
    Promise.all(Array.from({ length: 5 }, () => readPressFile(testCtx(services), LOGO_PACKAGE))),
  "deleting an account with a résumé": async () => {
    const person = await member();
    await apply(person);
    await accounts.deleteAccount(person, { password: PASSWORD });
  },
};

test.each(Object.entries(VERBS))("%s waits for nothing but statements while it holds a connection", { timeout: 90_000 }, async (_, run) => {
  await run();
  expect(waits).toEqual([]);
  await runJobs(worker);
  expect(waits).toEqual([]);
});
