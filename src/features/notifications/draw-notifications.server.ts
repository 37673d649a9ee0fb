import type { Ctx } from "../../platform/context.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { drawName } from "./drawn-names.ts";
import type { NotificationRow } from "./notification.queries.server.ts";

/** These notifications with the names that the people in them have now: "Deleted user" for those who left. */
export async function drawNotifications(ctx: Ctx, rows: NotificationRow[]): Promise<NotificationRow[]> {
  const ids = rows.flatMap(({ aboutId, lines }) => [aboutId, ...lines.map(({ about }) => about)]).filter((id) => typeof id === "string");
  const people = await publicProfiles(ctx, ids);
  const draw = (words: string, about: string | null | undefined) => drawName(words, (about && people.get(about)?.fullName) || "Someone");
  return rows.map((row) => ({
    ...row,
    title: draw(row.title, row.aboutId),
    text: draw(row.text, row.aboutId),
    lines: row.lines.map((line) => ({ ...line, text: draw(line.text, line.about) })),
  }));
}
