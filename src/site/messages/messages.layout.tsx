import { Outlet, useLocation, useParams } from "react-router";
import { listThreads } from "../../features/messages/index.server.ts";
import { THREAD, ThreadsQuery, UNREAD_THREADS } from "../../features/messages/index.ts";
import { ThreadList, WaitingSender } from "../../features/messages/parts.ts";
import type { Route } from "./+types/messages.layout";
import { pageLoader } from "../server/edge.server.ts";
import { userOf } from "../server/router-context.server.ts";
import { chatEntry } from "../shell/header/menu-entries.ts";
import { useLiveReload } from "../shell/use-live-reload.ts";

export const loader = pageLoader(async (ctx, { context, url }) => {
  const given = ThreadsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ThreadsQuery.parse({});
  const user = userOf(context);
  return {
    page: await listThreads(ctx, query),
    query,
    isHost: user?.isHost ?? false,
    ownId: user?.id ?? "",
    now: ctx.clock.now().toISOString(),
  };
});

/** The list and the chosen conversation side by side; on a phone one after the other. */
export default function MessagesLayout({ loaderData: { page, query, isHost, ownId, now } }: Route.ComponentProps) {
  const { threadId = null } = useParams();
  const { pathname, search } = useLocation();
  useLiveReload([THREAD, UNREAD_THREADS]);
  return (
    <div className="without-footer page-wide mx-auto flex w-full max-w-[104rem] grow min-[900px]:px-[clamp(1rem,4vw,2.5rem)] min-[900px]:py-6">
      <div
        className={`flex w-full min-w-0 overflow-hidden border-line bg-paper min-[900px]:h-[calc(100dvh-7rem)] min-[900px]:min-h-[34rem] min-[900px]:rounded-lg min-[900px]:border ${threadId ? "max-[899px]:h-dvh" : ""}`}
      >
        <div
          className={`flex w-full min-w-0 shrink-0 flex-col min-[900px]:w-88 min-[900px]:border-r min-[900px]:border-line ${threadId ? "max-[899px]:hidden" : ""}`}
        >
          <ThreadList page={page} query={query} threadId={threadId} isHost={isHost} now={now} supportTo={chatEntry(pathname + search).to} />
        </div>
        <div className={`flex min-w-0 grow ${threadId ? "" : "max-[899px]:hidden"}`}>
          {threadId === null && <WaitingSender ownId={ownId} />}
          <Outlet />
        </div>
      </div>
    </div>
  );
}
