import { Link } from "react-router";
import { accountError, myAccount } from "../features/accounts/index.server.ts";
import { Avatar } from "../ui/avatar.tsx";
import { LinkButton } from "../ui/button.tsx";
import type { Route } from "./+types/profile.page";
import { loads } from "./edge.server.ts";
import { metaOf } from "./page-meta.ts";
import { personalEntries } from "./shell/menu-entries.ts";

export const meta = metaOf({ title: "Profile", description: "Your profile.", hidden: true });

export const loader = loads((ctx) => myAccount(ctx), accountError("profile_load_failed"));

export default function Profile({ loaderData: account }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 py-12">
      <header className="flex flex-wrap items-center gap-6">
        <Avatar name={account.fullName} url={account.avatarUrl} size="large" />
        <div className="min-w-0 grow">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{account.fullName}</h1>
          <p className="text-muted">
            Here since {new Date(account.createdAt).getUTCFullYear()}
            {account.hostSince && <> · Host since {new Date(account.hostSince).getUTCFullYear()}</>}
          </p>
        </div>
        <LinkButton to="/account" look="quiet">
          Edit my account
        </LinkButton>
      </header>
      <section aria-labelledby="bio" className="card grid gap-2 p-6">
        <h2 id="bio" className="text-xl">
          About me
        </h2>
        <p className="max-w-2xl wrap-anywhere whitespace-pre-line">
          {account.bio || (
            <>
              <span className="text-muted">You have not said anything about yourself yet.</span>{" "}
              <Link to="/account" className="link">
                Say hello to your hosts
              </Link>
            </>
          )}
        </p>
      </section>
      <nav aria-label="Your pages" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {personalEntries(account)
          .filter(({ to }) => to !== "/profile")
          .map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="card flex min-h-16 items-center px-6 text-lg font-semibold text-ink no-underline transition-colors duration-150 hover:border-sea hover:text-sea"
            >
              {label}
            </Link>
          ))}
      </nav>
    </div>
  );
}
