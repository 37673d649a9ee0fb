import { Menu } from "lucide-react";
import { useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { signInPath } from "../../features/accounts/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { opensDialog } from "../../ui/opens-dialog.ts";
import type { SiteData } from "../server/site-data.server.ts";
import { Bell, MessagesLink } from "./bell.tsx";
import { MAIN_ENTRIES } from "./menu-entries.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { useUnread } from "./use-unread.ts";
import { UserMenu } from "./user-menu.tsx";

export function Header({ site }: { site: SiteData | undefined }) {
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const user = site?.user ?? null;
  const unread = useUnread(user?.id ?? null, site?.unread);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-sand/95 backdrop-blur-sm">
      <div className="page flex h-16 max-w-[104rem] items-center gap-2 sm:gap-6">
        <Link to={href("/")} className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold text-ink no-underline">
          <LogoMark className="size-9" />
          <span>{site?.brand ?? "Home"}</span>
        </Link>
        <nav aria-label="Main" className="hidden gap-1 sm:flex">
          {MAIN_ENTRIES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname + search === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink no-underline hover:bg-sea-wash aria-[current]:text-sea"
            >
              {label}
            </Link>
          ))}
        </nav>
        {user && (
          <div className="flex sm:-mx-4">
            <MessagesLink unread={unread.threads} />
            <Bell unread={unread.notifications} />
          </div>
        )}
        <div className="hidden sm:block">{user ? <UserMenu user={user} unread={unread} /> : <SignInButton from={pathname + search} />}</div>
        <button
          type="button"
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sea-wash sm:hidden"
          {...opensDialog("site-menu", menu)}
        >
          <Menu aria-hidden className="size-6" />
          <span className="sr-only">Open menu</span>
        </button>
      </div>
      <MobileMenu dialog={menu} user={user} unread={unread} from={pathname + search} />
    </header>
  );
}

const SignInButton = ({ from }: { from: string }) => (
  <LinkButton to={/^\/(login|register)/.test(from) ? href("/login") : signInPath(from)}>Sign In</LinkButton>
);
