import { href } from "react-router";
import { ClashPath } from "../../features/calendar-sync/index.ts";
import { calendarError, ignoreClash } from "../../features/calendar-sync/index.server.ts";
import { readClashes } from "../../features/host-calendar/index.server.ts";
import { ClashCard } from "../../features/host-calendar/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/clashes.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Clashes", description: "Stays on other sites on the nights of your bookings.", hidden: true });

export const loader = pageLoader(readClashes, calendarError("calendars_failed"));

export const action = pageAction({
  dismiss: formHandler({
    input: ClashPath,
    failure: calendarError("calendar_failed"),
    run: async (ctx, { clashId }) => {
      await ignoreClash(ctx, clashId);
      return { message: "Dismissed. Both stays keep their nights." };
    },
  }),
});

export default function ClashesPage({ loaderData: clashes, actionData: result }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Clashes">Stays and closed days on other sites that are on the nights of your bookings here.</PageHeading>
      <div className="mb-5 empty:hidden">
        <FormMessage result={result} />
      </div>
      {clashes.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">No clashes. We'll email you if a stay on another site lands on one of your bookings.</p>
          <LinkButton to={href("/host/calendar")} look="quiet">
            Back to your calendars
          </LinkButton>
        </div>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {clashes.map((clash) => (
            <li key={clash.id}>
              <ClashCard clash={clash} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
