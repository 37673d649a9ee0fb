import { type RefObject, Suspense } from "react";
import { Form, href } from "react-router";
import { type CurrentUser, signInPath } from "../../../features/accounts/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PersonEntries, PersonLine } from "../later-parts.ts";
import { HELP_ENTRY, MAIN_ENTRIES, type Unread } from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";
import { ShellIcon } from "./shell-icon.tsx";

type Props = { dialog: RefObject<HTMLDialogElement | null>; user: CurrentUser | null; unread: Unread; from: string };

/** A native modal dialog: it traps focus, closes on Escape and returns the focus; the page behind doesn't scroll. */
export function MobileMenu({ dialog, user, unread, from }: Props) {
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id="site-menu"
      aria-label="Menu"
      onClick={(event) => event.target === dialog.current && close()}
      className="side-sheet fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto border-l border-line bg-paper p-4 shadow-float"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        {user ? (
          <Suspense>
            <PersonLine user={user} />
          </Suspense>
        ) : (
          <p className="font-serif text-xl font-semibold">Menu</p>
        )}
        <button
          type="button"
          onClick={close}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sea-wash"
          {...{ command: "close", commandfor: "site-menu" }}
        >
          <ShellIcon lines="M18 6 6 18 M0 0m6 6 12 12" className="size-6" />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <nav aria-label="Site" className="grid border-t border-line py-2">
        {MAIN_ENTRIES.map((entry) => (
          <MenuLink key={entry.to} entry={entry} onFollow={close} />
        ))}
        {user && (
          <Suspense>
            <PersonEntries user={user} unread={unread} from={from} onFollow={close} />
          </Suspense>
        )}
        <MenuLink entry={HELP_ENTRY} onFollow={close} />
      </nav>
      <div className="border-t border-line pt-4">
        {user ? (
          <Form method="post" action={href("/logout")} onSubmit={close}>
            <button type="submit" className="min-h-12 w-full cursor-pointer rounded-md px-3 text-left text-lg hover:bg-sea-wash">
              Sign Out
            </button>
          </Form>
        ) : (
          <LinkButton to={signInPath(from)} onClick={close} className="w-full">
            Sign In
          </LinkButton>
        )}
      </div>
    </dialog>
  );
}
