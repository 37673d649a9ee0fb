import { CircleCheck } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Application submitted", description: "Your application was submitted.", hidden: true });

const STEPS = [
  { title: "We review it", text: "Someone from the team reads your application in 2-3 business days." },
  { title: "We talk", text: "If it's a match, we invite you to an interview." },
  { title: "We keep you posted", text: "You get updates by email, whatever we decide." },
];

export default function ApplicationSuccess() {
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-8 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <h1 className="text-4xl">Application Submitted!</h1>
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
