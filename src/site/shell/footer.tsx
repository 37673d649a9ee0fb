import { href, Link } from "react-router";
import { LogoMark } from "../../ui/logo.tsx";
import type { SiteData } from "../server/site-data.server.ts";
import { FOOTER_GROUPS } from "./menu-entries.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const LINK = "inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-ink no-underline hover:underline";

export function Footer({ site }: { site: SiteData | undefined }) {
  if (!site) return null;
  const { brand, contact, theme, outboxIsReadable, user } = site;
  return (
    <footer className="mt-auto border-t border-line bg-sand-deep">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-1">
          <p className="flex items-center gap-2.5 font-serif text-xl font-semibold">
            <LogoMark className="size-8" />
            {brand}
          </p>
          <p className="max-w-xs text-muted">Homes by the water, boats on it, and no surprise fees.</p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <a href={`mailto:${contact.email}`} className={LINK}>
                Contact
              </a>
            </li>
            <li>
              <a href={contact.videoChannelUrl} rel="noreferrer" target="_blank" className={LINK}>
                Videos<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
            <li>
              <a href={contact.photoProfileUrl} rel="noreferrer" target="_blank" className={LINK}>
                Photos<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </div>
        {FOOTER_GROUPS.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-3 font-sans text-base font-semibold">{title}</h2>
            <ul className="grid gap-1.5">
              {entries.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        {/* The chat button of signed-in people floats over this corner. */}
        <div className={`page flex flex-wrap items-center justify-between gap-4 py-5 text-sm text-muted ${user ? "mb-20 2xl:mb-0" : ""}`}>
          <p>
            © {brand}
            {outboxIsReadable && (
              <>
                {" · "}
                <Link to={href("/dev/outbox")} className="link">
                  Demo mailbox
                </Link>
              </>
            )}
          </p>
          <ThemeSwitch theme={theme} />
        </div>
      </div>
    </footer>
  );
}
