import { Fragment, useEffect, useRef } from "react";
import { href } from "react-router";
import type { SiteData } from "../server/site-data.server.ts";
import { BrandMark } from "./header/brand-mark.tsx";
import { FormatsSwitch } from "./preferences/formats-switch.tsx";
import { type Entry, FOOTER_GROUPS, LEGAL_ENTRIES } from "./header/menu-entries.ts";
import { ThemeSwitch } from "./preferences/theme-switch.tsx";

/** Its links are plain: they lead to written pages, which come from the cache, and the router's links cost every page time. */
export function Footer({ site }: { site: SiteData | undefined }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current) keepOpenWithRoom(place.current);
  }, []);
  if (!site) return null;
  const { theme, user } = site;
  return (
    <footer ref={place} className="site-footer mt-auto border-t border-line bg-sand-deep">
      <div className="page grid grid-cols-2 gap-x-6 py-8 max-md:gap-y-0 md:gap-y-10 md:py-12 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <AboutUs site={site} />
        {FOOTER_GROUPS.map(({ title, entries }) => (
          <nav key={title} aria-label={title} className="max-md:col-span-2 max-md:border-t max-md:border-line">
            <details className="folds-on-phone">
              <summary>
                <h2 className="font-sans text-base font-semibold">{title}</h2>
              </summary>
              <ul className="grid gap-1.5 pb-3 md:pt-3">
                {entries.filter(hasSomething(site)).map(({ to, label }) => (
                  <li key={to}>
                    <a href={to} className="footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        {/* The chat button of signed-in people floats over this corner. */}
        <div className={`page flex flex-wrap items-center justify-between gap-4 py-5 text-sm text-muted ${user ? "mb-20 2xl:mb-0" : ""}`}>
          <Legal site={site} />
          <div className="flex flex-wrap gap-3">
            <FormatsSwitch />
            <ThemeSwitch theme={theme} />
          </div>
        </div>
      </div>
    </footer>
  );
}

type Props = { site: SiteData };

/** Nobody is sent to a blog without posts, or to open positions that there aren't. */
const hasSomething =
  ({ written }: SiteData) =>
  ({ to }: Entry) =>
    (to !== href("/blog") || written.posts) && (to !== href("/careers") || written.jobs);

function AboutUs({ site }: Props) {
  const { brand, tagline, contact } = site;
  return (
    <div className="col-span-2 grid content-start gap-4 max-md:pb-6 md:col-span-1">
      <p className="flex items-center gap-2.5 font-serif text-xl font-semibold">
        <BrandMark site={site} className="size-8" />
        {brand}
      </p>
      <p className="max-w-xs text-muted">{tagline}</p>
      <ul className="flex flex-wrap gap-x-5">
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`} className="footer-link">
              Contact
            </a>
          </li>
        )}
        {[
          { label: "Videos", to: contact.videoChannelUrl },
          { label: "Photos", to: contact.photoProfileUrl },
        ].map(
          ({ label, to }) =>
            to && (
              <li key={label}>
                <a href={to} rel="noreferrer" target="_blank" className="footer-link">
                  {label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

const Legal = ({ site: { brand, outboxIsReadable } }: Props) => (
  <p>
    © {brand}
    {LEGAL_ENTRIES.map(({ to, label }) => (
      <Fragment key={to}>
        {" · "}
        <a href={to} className="link">
          {label}
        </a>
      </Fragment>
    ))}
    {outboxIsReadable && (
      <>
        {" · "}
        <a href={href("/dev/outbox")} className="link">
          Demo mailbox
        </a>
      </>
    )}
  </p>
);

/** Where the lists are always open, their headings are no buttons: the keyboard passes them by, and a screen reader says so. */
function keepOpenWithRoom(footer: HTMLElement): void {
  if (!matchMedia("(min-width: 48rem)").matches) return;
  for (const list of footer.querySelectorAll("details")) {
    list.open = true;
    for (const heading of list.querySelectorAll("summary")) heading.tabIndex = -1;
  }
}
