import { href, redirect } from "react-router";
import { z } from "zod";
import { requireActor } from "../../../features/accounts/index.server.ts";
import { stayInWords } from "../../../features/availability/index.ts";
import { shownBeside } from "../../../features/search/index.ts";
import { listBeside } from "../../../features/search/index.server.ts";
import { BesideSection } from "../../../features/search/parts.ts";
import {
  ChangePlanInput,
  CompanionPath,
  PlannedBookingPath,
  TripCostPath,
  type TripPlan,
  TypedCost,
} from "../../../features/trip-plans/index.ts";
import {
  addCost,
  changePlan,
  deletePlan,
  endInvitation,
  inviteToPlan,
  leavePlan,
  readPlan,
  removeCompanion,
  removeCost,
  takeFromPlan,
  tripPlanError,
} from "../../../features/trip-plans/index.server.ts";
import { PlanCosts, PlanParts, PlanPeople, PlanTimeline } from "../../../features/trip-plans/parts.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { fileHref } from "../../../platform/file-paths.ts";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { CalendarPlus } from "../../../ui/icons/index.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PageHeading, Section } from "../../../ui/page/page-heading.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { CARD_SIZES } from "../../discover/card-sizes.ts";
import { formHandler, optionalSection, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/trip-plan.page";
import { planIdOf } from "./plan-id.server.ts";
import { PlanSettings } from "./plan-settings.tsx";

export const meta = metaOf({ title: "Trip plan", description: "A trip day by day, and who comes along.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const viewerId = requireActor(ctx).id;
  const plan = await readPlan(ctx, planIdOf(params));
  const beside = await optionalSection(ctx, () => besidePlan(ctx, plan));
  return { plan, beside, viewerId, origin: ctx.config.appOrigin };
}, tripPlanError("trip_plan_load_failed"));

/** Boats near the first home ahead, or homes near the first boat, where the plan has none of them yet. */
async function besidePlan(ctx: Ctx, { parts }: TripPlan) {
  const ahead = parts.filter(({ phase, location }) => phase === "upcoming" && location);
  const isMixed = new Set(ahead.map(({ listing }) => listing.type)).size > 1;
  const [first] = ahead;
  if (!first?.location || isMixed) return null;
  const { listing, checkIn, checkOut, guests, location } = first;
  const stay = checkIn < checkOut ? { checkIn, checkOut } : {};
  const asked = new URLSearchParams([...Object.entries(stay), ["guests", String(guests)]]).toString();
  const place = { id: listing.id, type: listing.type, location };
  return { place, found: { asked, ...shownBeside(await listBeside(ctx, place, { ...stay, guests })) } };
}

const Nothing = z.object({});

export const action = pageAction({
  rename: formHandler({
    input: ChangePlanInput.pick({ name: true }).required(),
    run: async (ctx, input, { params }) => {
      await changePlan(ctx, planIdOf(params), input);
      return { message: "The trip has its new name." };
    },
  }),
  prices: formHandler({
    input: z.object({ sharesPrices: z.literal(["yes", "no"]).transform((answer) => answer === "yes") }),
    run: async (ctx, input, { params }) => {
      await changePlan(ctx, planIdOf(params), input);
      return { message: input.sharesPrices ? "Everyone in the plan sees the prices." : "Only you see the prices." };
    },
  }),
  "take-out": formHandler({
    input: PlannedBookingPath.pick({ bookingId: true }),
    run: async (ctx, { bookingId }, { params }) => {
      await takeFromPlan(ctx, planIdOf(params), bookingId);
      return { message: "It's out of the plan. The booking stays as it is." };
    },
  }),
  invite: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await inviteToPlan(ctx, planIdOf(params));
      return {};
    },
  }),
  "end-invitation": formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await endInvitation(ctx, planIdOf(params));
      return {};
    },
  }),
  "remove-person": formHandler({
    input: CompanionPath.pick({ personId: true }),
    run: async (ctx, { personId }, { params }) => {
      await removeCompanion(ctx, planIdOf(params), personId);
      return { message: "They're no longer in the plan." };
    },
  }),
  leave: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await leavePlan(ctx, planIdOf(params));
      return redirect(href("/trips"));
    },
  }),
  "add-cost": formHandler({
    input: TypedCost,
    run: async (ctx, input, { params }) => {
      await addCost(ctx, planIdOf(params), input);
      return { message: "The cost is written down." };
    },
  }),
  "remove-cost": formHandler({
    input: TripCostPath.pick({ costId: true }),
    run: async (ctx, { costId }, { params }) => {
      await removeCost(ctx, planIdOf(params), costId);
      return { message: "The cost is removed." };
    },
  }),
  delete: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await deletePlan(ctx, planIdOf(params));
      return redirect(href("/trips"));
    },
  }),
});

const OF_COSTS = new Set(["add-cost", "remove-cost"]);

export default function TripPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, beside, viewerId, origin } = loaderData;
  const [first, last] = [plan.days[0]?.day, plan.days.at(-1)?.day];
  return (
    <div className="page grid gap-6 py-8">
      <BackLink to={href("/trips")}>Trips</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={plan.name}>{first && last && first < last && stayInWords({ checkIn: first, checkOut: last })}</PageHeading>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a href={fileHref("/trip-plans/:planId/trip.ics", { planId: plan.id })} className="button button-quiet" download>
            <CalendarPlus aria-hidden className="size-5" /> Calendar file
          </a>
          <PrintButton />
        </div>
      </div>
      {actionData && !OF_COSTS.has(actionData.intent) && <FormMessage result={actionData} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Section title="Day by day" id="days">
          {plan.days.length > 0 ? (
            <PlanTimeline days={plan.days} parts={plan.parts} />
          ) : (
            <p className="text-muted">Nothing is booked in this plan. Open a booking and put it here.</p>
          )}
        </Section>
        <div className="grid gap-6">
          {plan.parts.length > 0 && (
            <Section title="Bookings" id="bookings">
              <PlanParts plan={plan} />
            </Section>
          )}
          <Section title="Who's coming" id="people">
            <PlanPeople plan={plan} viewerId={viewerId} origin={origin} />
          </Section>
          <Section title="Shared costs" id="costs">
            <PlanCosts plan={plan} viewerId={viewerId} result={actionData && OF_COSTS.has(actionData.intent) ? actionData : undefined} />
          </Section>
          {plan.role === "owner" && <PlanSettings plan={plan} result={resultFor(actionData, "rename")} />}
        </div>
      </div>
      {beside && (
        <div className="print:hidden">
          <BesideSection listing={beside.place} beside={beside.found} wanted={beside.found.asked} sizes={CARD_SIZES.four} />
        </div>
      )}
    </div>
  );
}
