import { defineConfig } from "@playwright/test";

/** Chromium takes the last list only, so that this one begins with what Playwright switches off by itself. */
const SWITCHED_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The pop-ups of an address bar that nobody sees: they took more of the processor than a page of ours does, in every journey.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page lives for seconds here: what would make its scripts faster costs more than it saves.
  "--js-flags=--no-maglev --no-turbofan",
  `--disable-features=${SWITCHED_OFF.join(",")}`,
];

const isAll = Boolean(process.env.ALL_JOURNEYS);

/** Most journeys book where the operator takes the money elsewhere; these pay, on a product of their own. */
const PAID = "**/payments.journey.ts";
const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ON_WIDE = { grep: isAll ? /./ : /@story/, grepInvert: /on a phone/ };
const ON_PHONE = { grep: isAll ? /on a phone|@phone/ : /@phone-story/ };

/** Started by `npm test`, which says where the product and the browser are. */
export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "test-results",
  workers: 2,
  // A machine that stands still for a moment isn't a fault of the product. What passed only at the second try is named at the end.
  retries: 1,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.JOURNEY_ORIGIN,
    screenshot: "only-on-failure",
    // What it passes on, journeys could no longer intercept.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Not the server's, which is UTC: what is drawn there and here must agree wherever one is. A journey looks at every page from Tokyo, too.
    timezoneId: "America/New_York",
    // Without a language Chromium can't name a downloaded file that has an accent.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS, env: { LANG: "C.UTF-8", ...process.env } },
  },
  // A story is told once. With --all the others follow, and on a phone those whose pages have other parts there.
  projects: [
    { name: "desktop", testIgnore: PAID, ...ON_WIDE, use: WIDE },
    { name: "phone", testIgnore: PAID, ...ON_PHONE, use: PHONE },
    { name: "paid", testMatch: PAID, ...ON_WIDE, use: { ...WIDE, baseURL: process.env.PAID_ORIGIN } },
    { name: "paid-phone", testMatch: PAID, ...ON_PHONE, use: { ...PHONE, baseURL: process.env.PAID_ORIGIN } },
  ],
});
