import { Globe, HandCoins, Headset, ShieldCheck } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "Become a Host",
  description: "List your place or boat, and stay in charge of your calendar, prices and payouts.",
  hidden: true,
});

const BENEFITS = [
  {
    Icon: HandCoins,
    title: "Earn extra income",
    text: "You set the price for every night. Guests pay a 12% service fee on top. You keep your full nightly price and cleaning fee, paid the day after check-in.",
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

export default function Host() {
  return (
    <div className="page grid gap-14 py-14">
      <header className="grid justify-items-start gap-5">
        <h1 className="max-w-3xl text-4xl sm:text-5xl">Become a Host</h1>
        <p className="max-w-2xl text-lg text-muted">
          Cabin, harbor apartment or a fleet of five: list it here and stay in charge of your calendar, prices and payouts.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href("/host/register")}>Get Started</LinkButton>
          <LinkButton to={href("/host/migration")} look="quiet">
            Import Existing Listings
          </LinkButton>
        </div>
      </header>
      <section aria-labelledby="benefits" className="grid gap-6">
        <h2 id="benefits" className="text-2xl">
          What you get
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2">
          {BENEFITS.map(({ Icon, title, text }) => (
            <li key={title} className="card grid gap-2 p-6">
              <Icon aria-hidden className="size-8 text-sea" />
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
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
    </div>
  );
}
