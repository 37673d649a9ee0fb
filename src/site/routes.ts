import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { LATER_PAGES, LATER_SIGNED_IN_PAGES } from "./later-pages.ts";

const later = (pages: readonly { path: string }[]) => pages.map(({ path }) => route(path, "later.page.tsx", { id: `later ${path}` }));

export default [
  index("home.page.tsx"),
  route("search", "search.page.tsx"),
  route("properties/:listingId", "listing.page.tsx"),
  route("properties/:listingId/reviews", "listing-reviews.ts"),
  route("saved-properties", "saved-properties.page.tsx"),
  route("login", "login.page.tsx"),
  route("login/two-factor", "two-factor.page.tsx"),
  route("register", "register.page.tsx"),
  route("forgot-password", "forgot-password.page.tsx"),
  route("reset-password", "reset-password.page.tsx"),
  route("verify-email", "verify-email.page.tsx"),
  route("logout", "logout.page.tsx"),
  route("theme", "theme.action.ts"),
  layout("signed-in.layout.tsx", [
    route("profile", "profile.page.tsx"),
    route("account/data/download", "account-data-download.ts"),
    layout("account.layout.tsx", [
      route("account", "account.page.tsx"),
      route("account/notifications", "account-notifications.page.tsx"),
      route("account/security", "account-security.page.tsx"),
      route("account/data", "account-data.page.tsx"),
    ]),
    ...later(LATER_SIGNED_IN_PAGES),
  ]),
  ...later(LATER_PAGES),
  route("api/docs", "api-docs.page.tsx"),
  route("dev/outbox", "outbox.page.tsx"),
  route("robots.txt", "robots.ts"),
  route("sitemap.xml", "sitemap.ts"),
  route(":sitemap.xml", "sitemap-file.ts"),
  route("manifest.webmanifest", "manifest.ts"),
  route("*", "not-found.page.tsx"),
] satisfies RouteConfig;
