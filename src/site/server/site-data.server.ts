import { fileHref } from "../../platform/file-paths.ts";
import { type LoaderFunctionArgs } from "react-router";
import { publishedPosts, readOpenJobs } from "../../features/content/index.server.ts";
import { countMyUnreadThreads } from "../../features/messages/index.server.ts";
import { countMyUnread } from "../../features/notifications/index.server.ts";
import { savedListingIds } from "../../features/saved/index.server.ts";
import { readFormats } from "../../platform/words/formats.ts";
import { readCookie } from "../../platform/http/read-cookie.ts";
import { readTheme } from "../shell/preferences/theme.ts";
import { ctxOf, userOf } from "./router-context.server.ts";

/** What every page knows: the site as it is set up, and who is looking. */
export async function loadSite({ context, request }: LoaderFunctionArgs) {
  const ctx = ctxOf(context);
  const { config } = ctx;
  const [savedIds, notifications, threads] = await Promise.all([savedListingIds(ctx), countMyUnread(ctx), countMyUnreadThreads(ctx)]);
  return {
    brand: config.brandName,
    tagline: config.tagline,
    logoUrl: config.logoFile && fileHref("/logo.svg"),
    origin: config.appOrigin,
    contact: config.contact,
    written: { posts: publishedPosts(ctx).length > 0, jobs: readOpenJobs(ctx).length > 0 },
    outboxIsReadable: config.outboxIsReadable,
    mapStyleUrl: config.mapStyleUrl,
    theme: readTheme(request.headers.get("cookie")),
    formats: readFormats(request.headers.get("cookie"), request.headers.get("accept-language")),
    user: userOf(context),
    wasHosting: readCookie(request.headers.get("cookie"), "desk") === "host",
    savedIds,
    unread: { notifications, threads },
  };
}

export type SiteData = Awaited<ReturnType<typeof loadSite>>;
