import { Suspense, useRef, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { signInPath } from "../../../features/accounts/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { opensDialog } from "../../../ui/overlays/opens-dialog.ts";
import type { SiteData } from "../../server/site-data.server.ts";
import { HeaderSearch } from "./header-search.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MAIN_ENTRIES, type Unread } from "./menu-entries.ts";
import { PersonBar } from "../later-parts.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { TabBar } from "./tab-bar.tsx";
import { visitorTabs } from "./tabs.ts";
import { ShellIcon } from "./shell-icon.tsx";

const NOTHING: Unread = { notifications: 0, threads: 0 };

export function Header({ site }: { site: SiteData | undefined }) {
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const user = site?.user ?? null;
  const signInTo = /^\/(login|register)/.test(pathname) ? href("/login") : signInPath(pathname + search);
  const [unread, setUnread] = useState(site?.unread ?? NOTHING);
  return (
    <header className="site-header sticky top-0 z-30 border-b border-line bg-sand">
      <div className="page flex h-16 items-center gap-2 sm:gap-4 md:gap-6">
        <Link to={href("/")} className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold text-ink no-underline">
          <BrandMark site={site} className="size-9 shrink-0" />
          <span>{site?.brand ?? "Home"}</span>
        </Link>
        <HeaderSearch />
        <nav aria-label="Main" className="for-guests hidden gap-1 sm:flex">
          {MAIN_ENTRIES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname + search === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-2 font-medium text-ink no-underline hover:bg-sea-wash aria-[current]:text-sea md:px-3"
            >
              {label}
            </Link>
          ))}
        </nav>
        {user ? (
          <Suspense>
            <PersonBar user={user} wasHosting={site?.wasHosting ?? false} asLoaded={site?.unread ?? NOTHING} onUnread={setUnread} />
          </Suspense>
        ) : (
          <>
            <div className="hidden sm:block">
              <LinkButton to={signInTo}>Sign In</LinkButton>
            </div>
            <TabBar tabs={visitorTabs(signInTo)} className="sm:hidden" />
          </>
        )}
        <button
          type="button"
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sea-wash sm:hidden"
          {...opensDialog("site-menu", menu)}
        >
          <ShellIcon lines="M4 5h16 M4 12h16 M4 19h16" className="size-6" />
          <span className="sr-only">Open menu</span>
        </button>
      </div>
      <MobileMenu dialog={menu} user={user} unread={unread} from={pathname + search} />
    </header>
  );
}
