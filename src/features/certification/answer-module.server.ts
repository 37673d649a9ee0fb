import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { awardHostBadge, requireActor } from "../accounts/index.server.ts";
import { notify } from "../notifications/index.server.ts";
import { explanationOf, isRight } from "./answers.server.ts";
import { certificationError } from "./certification.errors.ts";
import type { AnswerModuleInput, AnswerOutcome } from "./certification.schema.ts";
import { hostCertifications } from "./certification.tables.server.ts";
import { certificationView } from "./certification.view.server.ts";
import { nextModule, passes } from "./module.rules.ts";

/** Grades an answer. A correct one is saved, and the last one awards the badge. A wrong one is explained and can be tried again. */
export async function answerModule(ctx: Ctx, { module, choice }: AnswerModuleInput): Promise<AnswerOutcome> {
  const { id: userId } = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const [row] = await tx.db.select().from(hostCertifications).where(eq(hostCertifications.userId, userId)).for("update");
    if (!row) throw certificationError("certification_not_started");
    if (row.status === "completed") throw certificationError("certification_completed");
    if (!passes(isRight(module, choice) ? 1 : 0, 1))
      return { passed: false, explanation: explanationOf(module), certification: certificationView(row) };
    const now = ctx.clock.now();
    const progress = { ...row.progress, [module]: 100 };
    const isDone = nextModule(progress) === null;
    const done = isDone ? { status: "completed" as const, completedAt: now, badgeIssued: true } : {};
    const [kept] = await tx.db
      .update(hostCertifications)
      .set({ progress, updatedAt: now, ...done })
      .where(eq(hostCertifications.id, row.id))
      .returning();
    if (isDone) await award(tx, userId);
    return { passed: true, explanation: null, certification: certificationView(kept) };
  });
}

async function award(tx: Ctx, personId: string): Promise<void> {
  await awardHostBadge(tx, personId);
  await notify(tx, {
    personId,
    kind: "certification",
    foldKey: "certification",
    title: "You're a Certified Host",
    text: "Guests now see the badge on your profile and your listings.",
    path: "/host/certification/success",
  });
}
