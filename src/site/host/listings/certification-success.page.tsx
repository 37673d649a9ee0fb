import { Award } from "../../../ui/icons/index.ts";
import { href, redirect } from "react-router";
import { readCertification, certificationError } from "../../../features/certification/index.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "You're certified", description: "You've earned the Certified Host badge.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  if ((await readCertification(ctx)).status !== "completed") throw redirect(href("/host/certification"));
  return null;
}, certificationError("certification_load_failed"));

export default function HostCertificationSuccess() {
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-6 py-16 text-center">
      <Award aria-hidden className="size-16 text-ember" />
      <h1 className="text-4xl">You're a Certified Host</h1>
      <p className="text-lg text-muted">Guests now see the badge next to your name, on your profile and on all your listings.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={href("/profile")}>Go to my profile</LinkButton>
        <LinkButton to={href("/host/dashboard")} look="quiet">
          Go to my dashboard
        </LinkButton>
      </div>
    </div>
  );
}
