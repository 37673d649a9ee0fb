import { answerExport } from "../server/answer-file.server.ts";
import { exportRegistrants } from "../../features/events/index.server.ts";
import { eventIdOf } from "../community/event-id.server.ts";
import { csvResponse, dollarsCell } from "./csv.server.ts";

const HEADER = [
  "Status",
  "First name",
  "Last name",
  "Email",
  "Phone",
  "Dietary restrictions",
  "Special requirements",
  "Fee (USD)",
  "Registered at",
];

export const eventRegistrationsExport = answerExport(async (ctx, { params }) => {
  const id = eventIdOf(params);
  return csvResponse(`registrations-${id}`, HEADER, exportRegistrants(ctx, id), (row) => [
    row.status,
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    row.dietaryRestrictions,
    row.specialRequirements,
    dollarsCell(row.feeCents),
    row.createdAt,
  ]);
});
