import { answerFile } from "../server/answer-file.server.ts";
import { exportCalendar, WHOLE_DAYS } from "../../features/calendar-sync/index.server.ts";
import { namesTag } from "../../platform/http/cache/etags.server.ts";

/** A listing's own calendar, for the other sites that know its address. */
export const listingCalendar = answerFile(async (ctx, { params, request }) => {
  const asWholeDays = new URL(request.url).searchParams.get(WHOLE_DAYS) === "1";
  const { text, etag } = await exportCalendar(ctx, (params["file"] ?? "").replace(/\.ics$/, ""), { asWholeDays });
  const headers = { etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" };
  if (namesTag(request.headers.get("if-none-match") ?? undefined, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } });
});
