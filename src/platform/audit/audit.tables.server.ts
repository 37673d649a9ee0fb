import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.server.ts";

/** What support staff looked at and did: who, what, of whom, why. A row is never changed. */
export const auditTrail = pgTable(
  "audit_trail",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid("actor_id").notNull(),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason").notNull().default(""),
    at: instant("at").notNull(),
  },
  (t) => [index("audit_trail_subject").on(t.subjectType, t.subjectId, t.id), index("audit_trail_actor").on(t.actorId, t.id)],
);
