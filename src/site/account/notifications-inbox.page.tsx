import { BellOff } from "../../ui/icons/index.ts";
import { Form, href, Link } from "react-router";
import { z } from "zod";
import { NOTIFICATIONS_SHOWN, NotificationPath, NotificationsQuery } from "../../features/notifications/index.ts";
import { listNotifications, markAllRead, markRead } from "../../features/notifications/index.server.ts";
import { NotificationList } from "../../features/notifications/parts.ts";
import { moreShown } from "../../platform/shown.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import type { Route } from "./+types/notifications-inbox.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { useLiveReload } from "../shell/use-live-reload.ts";

export const meta = metaOf({ title: "Notifications", description: "What's new with your trips, listings and messages.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = NotificationsQuery.safeParse(Object.fromEntries(url.searchParams));
  const now = ctx.clock.now().toISOString();
  return { page: await listNotifications(ctx, given.success ? given.data : {}), now };
});

export const action = pageAction({
  read: formHandler({
    input: NotificationPath,
    run: async (ctx, input) => {
      await markRead(ctx, input);
      return {};
    },
  }),
  "read-all": formHandler({
    input: z.object({}),
    run: async (ctx) => {
      await markAllRead(ctx);
      return {};
    },
  }),
});

export default function NotificationsPage({ loaderData: { page, now }, actionData }: Route.ComponentProps) {
  const { items, total, unread } = page;
  const more = moreShown(items.length, total, NOTIFICATIONS_SHOWN);
  useLiveReload(["notifications"]);
  return (
    <div className="page max-w-4xl grow py-12">
      <PageHeading title="Notifications" />
      <FormMessage result={actionData?.ok ? undefined : actionData} />
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {unread > 0 && (
          <Form method="post">
            <SubmitButton look="quiet" intent="read-all" busy="Marking...">
              Mark all as read
            </SubmitButton>
          </Form>
        )}
        <Link to={href("/account/notifications")} className="link inline-flex min-h-11 items-center">
          Email settings
        </Link>
      </div>
      {items.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <BellOff aria-hidden className="size-8 text-muted" />
          <p className="text-muted">You're all caught up. News about your trips, listings and messages shows up here.</p>
          <LinkButton to={href("/search")}>Find a place or boat</LinkButton>
        </div>
      ) : (
        <div id="notifications" className="grid gap-10">
          <NotificationList title="New" items={items.filter(({ isRead }) => !isRead)} now={now} />
          <NotificationList title="Earlier" items={items.filter(({ isRead }) => isRead)} now={now} />
        </div>
      )}
      {total > NOTIFICATIONS_SHOWN && (
        <ShowMore listId="notifications" shown={items.length} total={total} to={more ? `?show=${more}` : null} />
      )}
    </div>
  );
}
