import { BadgeCheck } from "../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { firstName } from "../../platform/words/first-name.ts";
import { listInWords } from "../../platform/words/list-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { PublicProfile } from "../accounts/index.ts";

type Props = {
  host: PublicProfile;
  responseRate: number;
  responseTime: string | null;
  /** What can be done about the host. */
  actions?: ReactNode;
};

/** Who hosts, in a line near the top. */
export const HostLine = ({ host, responseTime }: Pick<Props, "host" | "responseTime">) => (
  <a href="#host-card" className="flex items-center gap-3 text-ink no-underline hover:underline">
    <Avatar name={host.fullName} url={host.avatarUrl} />
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">
        Hosted by <bdi>{host.fullName}</bdi>
      </span>
      <span className="numbers block text-sm text-muted">
        {[host.isCertified && "Certified Host", `Host since ${host.hostSinceYear}`, responseTime].filter(Boolean).join(" · ")}
      </span>
    </span>
  </a>
);

export function HostCard({ host, responseRate, responseTime, actions }: Props) {
  return (
    <section id="host-card" aria-labelledby="host" className="card grid gap-4 p-6 lg:scroll-mt-14">
      <div className="flex items-center gap-4">
        <Avatar name={host.fullName} url={host.avatarUrl} size="large" />
        <div className="min-w-0">
          <h2 id="host" className="wrap-anywhere text-xl">
            Hosted by <bdi>{host.fullName}</bdi>
          </h2>
          {host.isCertified && (
            <p className="flex items-center gap-1.5 font-medium text-sea">
              <BadgeCheck aria-hidden className="size-5" /> Certified Host
            </p>
          )}
          <p className="numbers text-sm text-muted">
            Host since {host.hostSinceYear} · {responseRate}% response rate
          </p>
          {responseTime && <p className="text-sm text-muted">{responseTime}</p>}
        </div>
      </div>
      {host.bio && <p className="wrap-anywhere max-w-2xl">{host.bio}</p>}
      {host.languages.length > 0 && <p className="text-muted">Speaks {listInWords(host.languages)}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {actions}
        <Link to={href("/hosts/:hostId", { hostId: host.id })} className="link min-w-0 py-2.5 font-medium wrap-anywhere">
          About <bdi>{firstName(host.fullName)}</bdi>
        </Link>
        <Link
          to={`${href("/search")}?host=${host.id}&name=${encodeURIComponent(host.fullName)}`}
          className="link inline-flex min-h-11 items-center font-medium"
        >
          View All Properties
        </Link>
      </div>
    </section>
  );
}
