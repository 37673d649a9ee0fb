import { CircleCheck } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Listing submitted", description: "Your listing is in.", hidden: true });

export default function HostSuccess() {
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-6 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <h1 className="text-4xl">Your listing is in</h1>
      <p className="text-lg text-muted">
        It will be reviewed and live within 24 hours; most are live at once. Look after its calendar and prices in the meantime.
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
