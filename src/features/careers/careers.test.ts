import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../tests/support/all-of.ts";
import { type Member, newAgent, newMember } from "../../../tests/support/chats.ts";
import { newestEmail, PASSWORD } from "../../../tests/support/people.ts";
import { compoundOf, DOCX, PDF } from "../../../tests/support/resumes.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { auditTrail } from "../../platform/audit/audit.tables.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { outboxMessages } from "../../platform/mail/mail.tables.server.ts";
import { deleteAccount } from "../accounts/index.server.ts";
import { careerJobs } from "./career.jobs.server.ts";
import type { ApplicationStatus } from "./career.rules.ts";
import { jobApplications } from "./career.tables.server.ts";
import { StatusInput } from "./career.schema.ts";
import {
  attachResume,
  discardDraft,
  exportApplications,
  justApplied,
  listApplications,
  listMyApplications,
  noteOnApplication,
  openResume,
  readApplication,
  readMyApplication,
  replaceApplication,
  saveStep,
  setApplicationStatus,
  submitApplication,
  withdrawApplication,
} from "./index.server.ts";

const JOB = "product-manager";
const ONE = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "+1 206 555 0100" };
const TWO = { coverLetter: "I would like to.", linkedinUrl: "https://www.linkedin.com/in/ada", portfolioUrl: "" };
const THREE = { experience: "Engines", education: "At home", referralSource: "" };

let services: TestServices;
let agent: Member;
let ada: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  agent = await newAgent(services);
});
beforeEach(async () => {
  services.clock.set("2031-01-10T12:00:00Z");
  ada = await newMember(services, "Ada Lovelace");
});

async function upload(ctx: Ctx, content: Buffer = PDF, name = "My résumé.pdf"): Promise<{ name: string }> {
  const path = join(services.config.dataDir, randomUUID());
  await writeFile(path, content);
  return attachResume(ctx, JOB, { name, file: { path, size: content.length } });
}
async function fillIn(ctx: Ctx): Promise<void> {
  await saveStep(ctx, JOB, { step: 1, isFinished: true, ...ONE });
  await upload(ctx);
  await saveStep(ctx, JOB, { step: 2, isFinished: true, ...TWO });
  await saveStep(ctx, JOB, { step: 3, isFinished: true, ...THREE });
}
const submit = (ctx: Ctx, key: string = randomUUID()) => submitApplication(ctx, JOB, { key });
async function apply(ctx: Ctx): Promise<string> {
  await fillIn(ctx);
  return (await submit(ctx)).applicationId;
}
const filesOf = async ({ actor }: Member) => (await allOf(services.storage.list("private", `resumes/${actor.id}/`))).map(({ key }) => key);

const moving = (was: ApplicationStatus, status: ApplicationStatus) => ({ was, status, sendsEmail: true });
const mailsTo = async ({ email }: Member) => {
  await runJobs(services);
  const rows = await services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(outboxMessages.id);
  return rows.filter(({ subject }) => !/^We got your application|^Welcome to /.test(subject));
};

test("keeps every step, goes on only when it is right, and begins with the person's own name", async () => {
  expect((await readMyApplication(ada, JOB)).draft).toEqual({
    values: { firstName: "Ada", lastName: "Lovelace", email: ada.email, phone: "" },
    step: 1,
    resumeName: null,
    updatedAt: null,
  });
  await expect(saveStep(ada, JOB, { step: 1, isFinished: true, ...ONE, phone: "" })).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: { phone: "Phone is required" } },
  });
  expect((await readMyApplication(ada, JOB)).draft).toMatchObject({ values: { firstName: "Ada", phone: "" }, step: 1 });
  await saveStep(ada, JOB, { step: 1, isFinished: true, ...ONE });
  await saveStep(ada, JOB, { step: 2, isFinished: false, coverLetter: "Half a sen" });
  expect((await readMyApplication(ada, JOB)).draft).toMatchObject({ values: { ...ONE, coverLetter: "Half a sen" }, step: 2 });
});

test("the second step wants a résumé, and web addresses that are some", async () => {
  await expect(saveStep(ada, JOB, { step: 2, isFinished: true, ...TWO })).rejects.toMatchObject({ code: "resume_missing" });
  await upload(ada);
  for (const linkedinUrl of ["javascript:alert(1)", "ada", "https://", "ftp://example.com"])
    await expect(saveStep(ada, JOB, { step: 2, isFinished: true, ...TWO, linkedinUrl })).rejects.toMatchObject({ code: "invalid_input" });
  await saveStep(ada, JOB, { step: 2, isFinished: true, ...TWO });
  expect((await readMyApplication(ada, JOB)).draft).toMatchObject({ step: 3, resumeName: "My résumé.pdf" });
});

test("sends a complete application once, with an email, and refuses one that is not complete", async () => {
  await expect(submit(ada)).rejects.toMatchObject({ code: "application_incomplete" });
  await fillIn(ada);
  const key = randomUUID();
  const [first, second] = [await submit(ada, key), await submit(ada, key)];
  expect(second).toEqual(first);
  expect(await services.db.select().from(jobApplications).where(eq(jobApplications.applicantId, ada.actor.id))).toMatchObject([
    { jobId: JOB, status: "new", ...ONE, ...TWO, ...THREE, resumeName: "My résumé.pdf" },
  ]);
  const email = await newestEmail(services, ada.email);
  expect(email?.subject).toBe("We got your application: Product Manager");
  expect(email?.text).toContain("2-3 business days");
  await expect(submit(ada)).rejects.toMatchObject({ code: "application_incomplete" });
});

test("however often it is sent at once, there is one application", async () => {
  await fillIn(ada);
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => submit(ada)));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await services.db.$count(jobApplications, eq(jobApplications.applicantId, ada.actor.id))).toBe(1);
});

test("a résumé is judged by its content, stored privately, and replaced without a trace", async () => {
  expect(await upload(ada, DOCX.Word, String.raw`C:\papers\a"b.exe`)).toEqual({ name: "ab.docx" });
  const [first = ""] = await filesOf(ada);
  expect(first).toMatch(/\.docx$/);
  await expect(upload(ada, compoundOf(["Root Entry", "Workbook"]), "cv.doc")).rejects.toMatchObject({ code: "resume_kind" });
  expect(await filesOf(ada)).toEqual([first]);
  await upload(ada, PDF, "cv.pdf");
  expect(await filesOf(ada)).toEqual([expect.stringMatching(/\.pdf$/)]);
  await expect(attachResume(ada, JOB, { name: "cv.pdf", file: { path: "/nowhere", size: 10 * 1024 * 1024 + 1 } })).rejects.toMatchObject({
    code: "resume_too_big",
  });
  expect(await allOf(services.storage.list("public", "resumes/"))).toEqual([]);
});

test("an application can be replaced: the earlier one stays until then, and its file goes with it", async () => {
  const id = await apply(ada);
  await setApplicationStatus(agent, id, moving("new", "interview"));
  const before = await filesOf(ada);
  await replaceApplication(ada, JOB);
  expect((await readMyApplication(ada, JOB)).draft).toMatchObject({ values: { ...ONE, ...TWO, ...THREE }, step: 3 });
  await upload(ada, DOCX.LibreOffice, "new.docx");
  expect(await readApplication(agent, id)).toMatchObject({ status: "interview", resumeName: "My résumé.pdf" });
  expect((await filesOf(ada)).length).toBe(2);
  expect((await submit(ada)).applicationId).toBe(id);
  expect(await readApplication(agent, id)).toMatchObject({ status: "new", resumeName: "new.docx" });
  expect(await filesOf(ada)).not.toEqual(before);
  expect((await filesOf(ada)).length).toBe(1);
  const email = await newestEmail(services, ada.email);
  expect(email?.subject).toBe("We replaced your application: Product Manager");
  await expect(replaceApplication(await newMember(services), JOB)).rejects.toMatchObject({ code: "application_not_found" });
});

test("a draft can be discarded with its file, and what was sent before stays", async () => {
  await fillIn(ada);
  await discardDraft(ada, JOB);
  expect(await filesOf(ada)).toEqual([]);
  expect((await readMyApplication(ada, JOB)).draft).toMatchObject({ step: 1, resumeName: null, updatedAt: null });
  await expect(discardDraft(ada, JOB)).rejects.toMatchObject({ code: "application_not_found" });
  const id = await apply(ada);
  const sent = await filesOf(ada);
  await replaceApplication(ada, JOB);
  await upload(ada, DOCX.Word, "new.docx");
  await discardDraft(ada, JOB);
  expect(await filesOf(ada)).toEqual(sent);
  expect(await readMyApplication(ada, JOB)).toMatchObject({ sent: { id, resumeName: "My résumé.pdf" }, draft: { updatedAt: null } });
});

test("only who applied within a day has just applied", async () => {
  await fillIn(ada);
  expect(await justApplied(ada)).toBeNull();
  await submit(ada);
  expect(await justApplied(ada)).toEqual({ jobTitle: "Product Manager" });
  expect(await justApplied(await newMember(services))).toBeNull();
  expect(await justApplied(testCtx(services))).toBeNull();
  services.clock.set("2031-01-11T12:00:00Z");
  expect(await justApplied(ada)).toBeNull();
});

test("an application can be withdrawn, whole", async () => {
  const id = await apply(ada);
  await noteOnApplication(agent, id, { content: "Promising" });
  await withdrawApplication(ada, JOB);
  expect(await filesOf(ada)).toEqual([]);
  await expect(readApplication(agent, id)).rejects.toMatchObject({ code: "application_not_found" });
  await expect(withdrawApplication(ada, JOB)).rejects.toMatchObject({ code: "application_not_found" });
});

test("what somebody sent or began is listed for them alone, and can be withdrawn when the position is no longer open", async () => {
  await apply(ada);
  await saveStep(ada, "senior-frontend-developer", { step: 1, isFinished: false, firstName: "Ada" });
  await services.db.update(jobApplications).set({ jobId: "boat-painter" }).where(eq(jobApplications.applicantId, ada.actor.id));
  expect(await listMyApplications(ada)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ jobId: "boat-painter", jobTitle: "Boat painter", isOpen: false, status: "new" }),
      expect.objectContaining({ jobTitle: "Senior Frontend Developer", isOpen: true, status: null }),
    ]),
  );
  expect(await listMyApplications(await newMember(services))).toEqual([]);
  await expect(listMyApplications(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  await withdrawApplication(ada, "boat-painter");
  expect(await listMyApplications(ada)).toMatchObject([{ jobTitle: "Senior Frontend Developer" }]);
  expect(await filesOf(ada)).toEqual([]);
});

test("an unknown position and a visitor are refused everywhere", async () => {
  const work: ((ctx: Ctx, job: string) => Promise<unknown>)[] = [
    (ctx, job) => readMyApplication(ctx, job),
    (ctx, job) => saveStep(ctx, job, { step: 1, isFinished: false }),
    (ctx, job) => submitApplication(ctx, job, { key: randomUUID() }),
    (ctx, job) => attachResume(ctx, job, { name: "", file: { path: "", size: 0 } }),
  ];
  for (const each of work) {
    await expect(each(ada, "astronaut")).rejects.toMatchObject({ code: "job_not_found", message: "Job Not Found" });
    await expect(each(testCtx(services), JOB)).rejects.toMatchObject({ code: "sign_in_required" });
  }
  for (const each of [withdrawApplication, replaceApplication, discardDraft])
    await expect(each(testCtx(services), JOB)).rejects.toMatchObject({ code: "sign_in_required" });
});

test("a résumé is for its applicant and for staff, whose look is recorded; for others it is not there", async () => {
  const id = await apply(ada);
  const read = async (ctx: Ctx) => Buffer.concat(await allOf((await openResume(ctx, id)).stream as AsyncIterable<Buffer>));
  expect((await read(ada)).equals(PDF)).toBe(true);
  expect((await read(agent)).equals(PDF)).toBe(true);
  await expect(openResume(await newMember(services), id)).rejects.toMatchObject({ code: "application_not_found" });
  await expect(openResume(testCtx(services), id)).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(openResume(agent, randomUUID())).rejects.toMatchObject({ code: "application_not_found" });
  const trace = await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, id));
  expect(trace).toMatchObject([{ actorId: agent.actor.id, action: "application.resume" }]);
});

test("staff see applications, say how far they are and write notes, which leaves a trace; for others none of it is there", async () => {
  const id = await apply(ada);
  await setApplicationStatus(agent, id, { ...moving("new", "in_review"), sendsEmail: false });
  await noteOnApplication(agent, id, { content: "Call her." });
  const { applications, counts } = await listApplications(agent, { status: "in_review" });
  expect(applications[0]).toMatchObject({ id, jobTitle: "Product Manager", name: "Ada Lovelace", status: "in_review" });
  expect(applications.every(({ status }) => status === "in_review")).toBe(true);
  expect(counts).toMatchObject({ in_review: applications.length, offer: 0 });
  expect(await readApplication(agent, id)).toMatchObject({ values: THREE, notes: [{ author: "Sam Lighthouse", content: "Call her." }] });
  const trace = await services.db.select({ action: auditTrail.action }).from(auditTrail).where(eq(auditTrail.subjectId, id));
  expect(trace.map(({ action }) => action)).toEqual(["application.status", "application.note", "application.read"]);
  const work: ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => listApplications(ctx, {}),
    (ctx) => readApplication(ctx, id),
    (ctx) => setApplicationStatus(ctx, id, moving("in_review", "offer")),
    (ctx) => noteOnApplication(ctx, id, { content: "Me!" }),
  ];
  for (const each of work) {
    await expect(each(ada)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await expect(each(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  }
  await expect(setApplicationStatus(agent, randomUUID(), moving("new", "offer"))).rejects.toMatchObject({ code: "application_not_found" });
  await expect(noteOnApplication(agent, randomUUID(), { content: "Who?" })).rejects.toMatchObject({ code: "application_not_found" });
});

test("a move to another stage emails the applicant once, as staff wrote it, and their page shows the stage", async () => {
  const id = await apply(ada);
  const email = { subject: "Can we talk?", text: "Dear Ada,\nwe liked it.\n\nCall us." };
  const moves = await Promise.all([1, 2, 3].map(() => setApplicationStatus(agent, id, { ...moving("new", "interview"), ...email })));
  expect(moves.filter(({ isEmailed }) => isEmailed)).toHaveLength(1);
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: "Can we talk?", text: expect.stringMatching(/Hi Ada,[^]*we liked it\.\n\nCall us\./) });
  expect(mail?.text).toContain("/careers/jobs/product-manager");
  const at = { status: "interview", statusChangedAt: "2031-01-10T12:00:00.000Z" };
  expect((await readMyApplication(ada, JOB)).sent).toMatchObject(at);
  expect(await listMyApplications(ada)).toMatchObject([at]);
  expect((await readApplication(agent, id)).notes).toMatchObject([
    { author: "Sam Lighthouse", content: `Emailed: ${email.subject}\n\n${email.text}` },
  ]);
});

test("a stage has a prepared email, and moves without one only where that is said", async () => {
  const id = await apply(ada);
  await setApplicationStatus(agent, id, moving("new", "declined"));
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: "Your application: Product Manager", text: expect.stringContaining("other candidates") });
  await setApplicationStatus(agent, id, { ...moving("declined", "in_review"), sendsEmail: false });
  expect(await mailsTo(ada)).toHaveLength(1);
  expect((await readMyApplication(ada, JOB)).sent).toMatchObject({ status: "in_review" });
  const withoutSaying = { was: "new", status: "offer" };
  expect(StatusInput.safeParse(withoutSaying).success).toBe(false);
  for (const wrong of [{ subject: "" }, { text: " " }, { subject: "x".repeat(151) }, { text: "x".repeat(5001) }, { subject: "a\nb" }])
    expect(StatusInput.safeParse({ ...withoutSaying, sendsEmail: true, ...wrong }).success).toBe(false);
});

test("two who decide differently send one email, and a withdrawn application sends none", async () => {
  const id = await apply(ada);
  await setApplicationStatus(agent, id, moving("new", "interview"));
  const decline = () => setApplicationStatus(agent, id, moving("new", "declined"));
  await expect(decline()).rejects.toMatchObject({ code: "changed_meanwhile" });
  expect(await mailsTo(ada)).toHaveLength(1);
  await withdrawApplication(ada, JOB);
  await expect(decline()).rejects.toMatchObject({ code: "application_not_found" });
  expect(await mailsTo(ada)).toHaveLength(1);
});

test("everything is erased after twelve months, drafts after three, with their files", async () => {
  const [old, drafting] = [ada, await newMember(services)];
  const id = await apply(old);
  await upload(drafting);
  const erase = async () => careerJobs[0]?.run({ ...services, actor: null, request: null }, {});
  services.clock.set(new Date(Date.now() + 2 * 86_400_000));
  await services.db.update(jobApplications).set({ submittedAt: new Date(services.clock.now().getTime() - 360 * 86_400_000) });
  await erase();
  expect(await readApplication(agent, id)).toMatchObject({ id });
  services.clock.set(new Date(Date.now() + 20 * 86_400_000));
  await erase();
  await expect(readApplication(agent, id)).rejects.toMatchObject({ code: "application_not_found" });
  expect(await filesOf(old)).toEqual([]);
  expect(await filesOf(drafting)).toHaveLength(1);
  services.clock.set(new Date("2031-06-01T00:00:00Z"));
  await erase();
  expect(await filesOf(drafting)).toEqual([]);
});

test("a person's data has their applications, and deleting the account erases them with the files", async () => {
  const id = await apply(ada);
  expect(await exportApplications(ada)).toMatchObject([{ jobId: JOB, ...ONE, ...THREE, resume: "My résumé.pdf" }]);
  await deleteAccount(ada, { password: PASSWORD });
  await runJobs(services);
  await expect(readApplication(agent, id)).rejects.toMatchObject({ code: "application_not_found" });
  expect(await filesOf(ada)).toEqual([]);
});
