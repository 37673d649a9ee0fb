import { ChevronDown, Globe, HandCoins, Headset, ShieldCheck } from "../../ui/icons/index.ts";
import { href, Link, redirect } from "react-router";
import { SERVICE_FEE_PERCENT } from "../../features/availability/index.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { hasListing } from "../../features/listings/index.server.ts";
import { EstimateInput } from "../../features/search/index.ts";
import { estimatePrice } from "../../features/search/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CoastScene } from "../../ui/art/coast-scene.tsx";
import type { Route } from "./+types/host.page";
import { HostEstimate } from "./host-estimate.tsx";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "Become a Host",
  description: "List your place or boat, and stay in charge of your calendar, prices and payouts.",
  hidden: true,
});

/** Who hosts already begins with today. */
export const loader = pageLoader(async (ctx, { url }) => {
  if (ctx.actor && (await hasListing(ctx, ctx.actor.id))) throw redirect(href("/host/dashboard"));
  const asked = EstimateInput.parse(Object.fromEntries(url.searchParams));
  return { estimate: await optionalSection(ctx, () => estimatePrice(ctx, asked)) };
});

const BENEFITS = [
  {
    Icon: HandCoins,
    title: "Earn extra income",
    text: `You set the price for every night. Guests pay a ${SERVICE_FEE_PERCENT}% service fee on top. You keep your full nightly price and cleaning fee, paid the day after check-in.`,
  },
  {
    Icon: ShieldCheck,
    title: "Full protection",
    text: "No double bookings, your exact location can stay hidden until someone books, and you choose the cancellation policy.",
  },
  {
    Icon: Globe,
    title: "Global community",
    text: "Guests from all over come here for homes by the water and boats on it. Their reviews speak for you.",
  },
  { Icon: Headset, title: "24/7 host support", text: "We're here when a guest is at the door and the key isn't." },
];

const STEPS = [
  { title: "Describe it", text: "What it is, where it is, what it offers, and a few honest photos." },
  { title: "Price it", text: "Set a nightly price, adjust it for weekends or single days, and block the days you want to keep." },
  { title: "Welcome your guests", text: "Bookings are confirmed right away, and you're paid the day after check-in." },
];

const FEES = [
  { figure: "$0", text: "to list, and every month after" },
  { figure: `${SERVICE_FEE_PERCENT}%`, text: "of the nights, paid by the guest on top" },
  { figure: "100%", text: "of your nightly price and cleaning fee is yours" },
];

const QUESTIONS = [
  {
    question: "What does it cost me?",
    answer: `Nothing. Guests pay a service fee of ${SERVICE_FEE_PERCENT}% of the nights on top of your price. Your nightly price and cleaning fee are paid out to you in full.`,
  },
  { question: "When do I get paid?", answer: "The day after check-in. You see every payout, past and coming, under Earnings." },
  {
    question: "What if a guest cancels?",
    answer: `You choose the policy. ${Object.values(POLICY_WORDS)
      .map(({ title, text }) => `${title}: ${text}`)
      .join(" ")}`,
  },
  {
    question: "What if I have to cancel?",
    answer: "You can. The guest gets everything back, including the service fee, and you aren't paid for the stay.",
  },
  {
    question: "Can I change my price later?",
    answer: "Any time, for single days, weekends or seasons. Bookings that are already made keep their price.",
  },
];

export default function Host({ loaderData: { estimate } }: Route.ComponentProps) {
  return (
    <div className="grid gap-14 pb-14">
      <header className="relative isolate overflow-hidden">
        <CoastScene className="absolute inset-0 -z-10 size-full" />
        <div className="page grid min-h-[30rem] content-center py-10 sm:py-14">
          <div className="card grid max-w-xl justify-items-start gap-5 p-6 sm:p-8">
            <h1 className="text-4xl sm:text-5xl">Become a Host</h1>
            <p className="text-lg text-muted">
              Cabin, harbor apartment or a fleet of five: list it here and stay in charge of your calendar, prices and payouts.
            </p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={href("/host/register")}>Get Started</LinkButton>
              <LinkButton to={href("/host/migration")} look="quiet">
                Import Existing Listings
              </LinkButton>
            </div>
          </div>
        </div>
      </header>
      <div className="page grid gap-14">
        {estimate && <HostEstimate estimate={estimate} />}
        <Benefits />
        <section aria-labelledby="fees" className="grid gap-6">
          <h2 id="fees" className="text-2xl">
            Fees, in plain numbers
          </h2>
          <dl className="grid gap-5 sm:grid-cols-3">
            {FEES.map(({ figure, text }) => (
              <div key={figure} className="card flex flex-col-reverse justify-end gap-1 p-6">
                <dt className="text-muted">{text}</dt>
                <dd className="numbers font-serif text-4xl font-semibold text-sea">{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
        <HowItWorks />
        <Questions />
      </div>
    </div>
  );
}

const Benefits = () => (
  <section aria-labelledby="benefits" className="grid gap-6">
    <h2 id="benefits" className="text-2xl">
      What you get
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {BENEFITS.map(({ Icon, title, text }) => (
        <li key={title} className="card grid content-start gap-2 p-6">
          <Icon aria-hidden className="size-8 text-sea" />
          <h3 className="text-xl">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const HowItWorks = () => (
  <section aria-labelledby="how" className="grid gap-6">
    <h2 id="how" className="text-2xl">
      How it Works
    </h2>
    <ol className="grid gap-5 lg:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-2">
          <span className="numbers font-serif text-3xl font-semibold text-ember-text">{index + 1}</span>
          <h3 className="text-xl">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Questions = () => (
  <section aria-labelledby="questions" className="grid max-w-3xl gap-4">
    <h2 id="questions" className="text-2xl">
      Questions
    </h2>
    <div className="card divide-y divide-line px-5 sm:px-7">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-semibold">
            {question}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <p className="pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
    <p>
      <Link to={href("/cancellation")} className="link">
        All about cancellation
      </Link>
    </p>
  </section>
);
