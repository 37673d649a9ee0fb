import { href, Link } from "react-router";
import { JobPath } from "../../features/careers/index.ts";
import { listMyApplications, withdrawApplication } from "../../features/careers/index.server.ts";
import { MyApplications } from "../../features/careers/parts.ts";
import { EventPath } from "../../features/events/index.ts";
import { cancelRegistration, listMyRegistrations } from "../../features/events/index.server.ts";
import { MyEvents } from "../../features/events/parts.ts";
import { resultFor } from "../../ui/forms/form-result.ts";
import type { Route } from "./+types/my-events.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "My events and applications",
  description: "Where you're going, and what you applied for.",
  hidden: true,
});

export const loader = pageLoader(async (ctx) => {
  const [{ registrations }, applications] = await Promise.all([listMyRegistrations(ctx), listMyApplications(ctx)]);
  return { registrations, applications };
});

export const action = pageAction({
  cancel: formHandler({
    input: EventPath,
    run: async (ctx, { eventId }) => {
      await cancelRegistration(ctx, eventId);
      return { message: "Done. Your place is free for someone else." };
    },
  }),
  withdraw: formHandler({
    input: JobPath,
    run: async (ctx, { jobId }) => {
      await withdrawApplication(ctx, jobId);
      return { message: "Your application was withdrawn and erased." };
    },
  }),
});

export default function MyEventsPage({ loaderData: { registrations, applications }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-10">
      <MyEvents registrations={registrations} result={resultFor(actionData, "cancel")} />
      <MyApplications applications={applications} result={resultFor(actionData, "withdraw")}>
        <p className="card p-6 text-muted">
          You haven&rsquo;t applied for a position.{" "}
          <Link to={href("/careers")} className="link">
            See open positions
          </Link>
        </p>
      </MyApplications>
    </div>
  );
}
