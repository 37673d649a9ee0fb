import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newAgent } from "../../../../tests/support/chats.ts";
import { visitOf } from "../../../../tests/support/people.ts";
import { newTalk } from "../../../../tests/support/talk.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { auditTrail } from "../../../platform/audit/audit.tables.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { askHost } from "../threads/ask-host.server.ts";
import { reportThread } from "../threads/block-person.server.ts";
import { closeThreadReport, listReportedThreads, readReportedThread } from "./reported-threads.server.ts";

const services = await openTestServices(await openTestDatabase());

test("staff read a reported conversation with a trace, close the report, and then can't read it anymore", async () => {
  const { guest, host, listingId } = await newTalk(services);
  const staff = await newAgent(services);
  const ada = await visitOf(services, guest);
  const { threadId } = await askHost(ada, { id: randomUUID(), listingId, text: "Is there a crib?" });
  await reportThread(await visitOf(services, host), threadId, { reason: "Spam" });
  const { reports } = await listReportedThreads(staff);
  expect(reports).toMatchObject([{ threadId, by: "Grace Host", about: "Ada Guest", reason: "Spam" }]);
  const reportId = reports[0]?.id ?? "";
  expect(await readReportedThread(staff, { reportId })).toMatchObject({ messages: [{ sender: "Ada Guest", content: "Is there a crib?" }] });
  await expect(readReportedThread(ada, { reportId })).rejects.toMatchObject({ code: "staff_page_not_found" });
  await expect(closeThreadReport(ada, { reportId }, { note: "Fine" })).rejects.toMatchObject({ code: "staff_page_not_found" });
  await closeThreadReport(staff, { reportId }, { note: "Told them" });
  await expect(readReportedThread(staff, { reportId })).rejects.toMatchObject({ code: "thread_report_not_found" });
  const deeds = await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, threadId)).orderBy(auditTrail.id);
  expect(deeds.map(({ action, reason }) => [action, reason])).toEqual([
    ["conversation.read", `report ${reportId}`],
    ["conversation.report-closed", "Told them"],
  ]);
});

test("an agent doesn't close a report about themselves or one that they made", async () => {
  const { guest, host, listingId } = await newTalk(services);
  const [ada, grace] = [await visitOf(services, guest), await visitOf(services, host)];
  const { threadId } = await askHost(ada, { id: randomUUID(), listingId, text: "Is there a crib?" });
  await reportThread(grace, threadId, { reason: "Spam" });
  const asAgent = (visit: Ctx): Ctx => ({ ...visit, actor: visit.actor && { ...visit.actor, supportRole: "agent" } });
  const mayDecide = async (ctx: Ctx) => (await listReportedThreads(ctx)).reports.find((report) => report.threadId === threadId)?.mayDecide;
  const { reports } = await listReportedThreads(asAgent(ada));
  const reportId = reports.find((report) => report.threadId === threadId)?.id ?? "";
  for (const side of [ada, grace]) {
    await expect(closeThreadReport(asAgent(side), { reportId }, { note: "Fine" })).rejects.toMatchObject({ code: "own_matter" });
    expect(await mayDecide(asAgent(side))).toBe(false);
  }
  expect(await mayDecide(await newAgent(services))).toBe(true);
});
