import { CircleCheck } from "../../ui/icons/index.ts";
import { href, redirect } from "react-router";
import { justApplied } from "../../features/careers/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/application-success.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Application submitted", description: "Your application was submitted.", hidden: true });

/** Who hasn't just applied is led to the open positions. */
export const loader = pageLoader(async (ctx) => {
  const applied = await justApplied(ctx);
  if (!applied) throw redirect(href("/careers"));
  return applied;
});

const STEPS = [
  { title: "We review it", text: "Someone from the team reads your application in 2-3 business days." },
  { title: "We talk", text: "If it's a match, we invite you to an interview." },
  { title: "We keep you posted", text: "You get updates by email, whatever we decide." },
];

export default function ApplicationSuccess({ loaderData: { jobTitle } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-8 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <div className="grid gap-3">
        <h1 className="text-4xl">Application Submitted!</h1>
        <p className="text-lg text-muted">Thanks for applying for {jobTitle}. Here&rsquo;s what happens next.</p>
      </div>
      <ol className="grid w-full gap-4 text-left">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="card flex gap-4 p-5">
            <span aria-hidden className="numbers grid size-8 shrink-0 place-items-center rounded-full bg-sea-wash font-semibold">
              {index + 1}
            </span>
            <div>
              <h2 className="text-lg">{title}</h2>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to={href("/careers")}>Back to Careers</LinkButton>
    </div>
  );
}
