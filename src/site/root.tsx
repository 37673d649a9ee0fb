import { type ReactNode, Suspense, useEffect } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import { SavedListings } from "../features/saved/parts.ts";
import { ChatEntry } from "../features/support-chat/parts.ts";
import type { Route } from "./+types/root";
import { loadSite } from "./server/site-data.server.ts";
import { ConnectionBar } from "./shell/offline/connection-bar.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header/header.tsx";
import { keepPage } from "./shell/offline/keep-page.ts";
import { LiveLine } from "./shell/live-line.tsx";
import { NavigationProgress } from "./shell/navigation-progress.tsx";
import { SessionWatch } from "./shell/session-watch.tsx";
import { ErrorPage, VerifyReminder } from "./shell/later-parts.ts";
import styles from "../ui/styles/styles.css?url";

const LINKS = (
  <>
    <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const loader = (args: Route.LoaderArgs) => loadSite(args);

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  // The journeys wait for this before they click.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return (
    <html lang="en" data-theme={site?.theme === "auto" ? undefined : site?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FAF6EF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0C1722" media="(prefers-color-scheme: dark)" />
        {/* React puts a stylesheet with a precedence before the scripts. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Meta />
        {LINKS}
        <link rel="icon" href={site?.logoUrl ?? "/favicon.svg"} type="image/svg+xml" />
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-sand focus:translate-y-0"
        >
          Skip to content
        </a>
        <NavigationProgress />
        <Header site={site} />
        <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
        <Footer site={site} />
        <ConnectionBar />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { user, savedIds } = loaderData;
  return (
    <>
      <SessionWatch userId={user?.id ?? null} />
      <LiveLine userId={user?.id ?? null} />
      {user && !user.emailVerified && (
        <Suspense>
          <VerifyReminder email={user.email} />
        </Suspense>
      )}
      <SavedListings listingIds={savedIds}>
        <Outlet />
      </SavedListings>
      <ChatEntry userId={user?.id ?? null} supportEmail={loaderData.contact.supportEmail} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
