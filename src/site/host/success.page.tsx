import { CircleCheck } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Listing submitted", description: "Your listing was submitted.", hidden: true });

export default function HostSuccess() {
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-6 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <h1 className="text-4xl">Listing submitted</h1>
      <p className="text-lg text-muted">
        It will be reviewed and live within 24 hours; most are live right away. Next, check its calendar and prices.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={href("/host/dashboard")}>Go to my dashboard</LinkButton>
        <LinkButton to={href("/")} look="quiet">
          Go to homepage
        </LinkButton>
      </div>
    </div>
  );
}
