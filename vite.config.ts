import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2023", sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A phone far away asks six times at once: a few files come sooner than thirty small ones.
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 7 },
                // What every page has: its frame, and the small parts that nearly all of them use.
                {
                  name: "shell",
                  test: /src\/(site\/shell\/(?!error-page|desk|person-|verify-reminder|bell|user-menu|use-unread|use-kept-trips|use-is-hosting|host-nav|tab)|ui\/(button|logo|opens-dialog|page-heading)\.|platform\/(first-name|realtime\/live-bus)|features\/(saved\/saved-listings|accounts\/sign-in\/return-target))|vite\/preload-helper/,
                  priority: 6,
                },
                { name: "api", test: /src\/platform\/api-client/, priority: 3 },
                // Small things that pages to read and pages to search have in common.
                {
                  name: "small",
                  test: /src\/(ui\/(avatar|control|form-result|tab-links|time-ago|use-time-zone|use-formats)\.|platform\/(clock|counts|day-words|once|slug)\.)/,
                  minShareCount: 3,
                  priority: 5,
                },
                // What draws icons, fields and notices: pages to read have their icons from a file.
                {
                  name: "controls",
                  test: /src\/(ui\/(field|notice)\.|features\/search\/viewed\/viewed\.rules|site\/discover\/card-sizes)|src\/ui\/icons\/(icon|search|chevron-left|chevron-right)\./,
                  minShareCount: 2,
                  priority: 4,
                },
                // What a listing's page and a booking need, and those who only look around don't.
                {
                  name: "stays",
                  test: /src\/(features\/(bookings\/reserving\/|listings\/(details\/|listing-words|listing-icons|host-card|photo-gallery|photos\/photo-(viewer|label)|share-button)|messages\/response\/|places\/(?!map\/canvas\/)|reviews\/|search\/viewed\/viewed-listings)|ui\/(page-section|section-bar))|src\/ui\/icons\/(cloud-off|layout-grid)\./,
                  minShareCount: 2,
                  priority: 1,
                },
                // What searching and booking needs; what draws a map is large, and waits until one is seen.
                {
                  name: "listings",
                  test: /src\/(ui\/use-today|platform\/(money|dollars)|features\/(availability\/|listings\/(?!form\/|details\/|listing-words|listing-icons|host-card|photo-gallery|photos\/photo-viewer)|saved\/|search\/))|src\/ui\/icons\/(heart|house|map-pin|minus|plus|star|users|zap)\./,
                  minShareCount: 3,
                  priority: 2,
                },
                // The forms of hosts and conversations are no part of what visitors need.
                {
                  name: "parts",
                  test: /src\/(ui\/(?!conversation\/|plain-text|page-links|rich-text\/)|platform\/(?!realtime\/live-(client|stream)))|src\/features\/(?!places\/map\/canvas\/|listings\/form\/|support-chat\/(?!chat-entry)|messages\/|notifications\/|careers\/|content\/|events\/|forum\/|moderation\/|press\/|staff\/)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            server: "./src/server.ts",
            worker: "./src/worker.ts",
            "prepare-data": "./scripts/product/prepare-data.ts",
            administer: "./scripts/product/administer.ts",
            "calendar-worker": "./src/features/calendar-sync/reading/calendar-worker.server.ts",
            "itinerary-worker": "./src/features/bookings/documents/itinerary-worker.server.ts",
            "receipt-worker": "./src/features/earnings/receipt-worker.server.ts",
            "scrypt-worker": "./src/features/accounts/password/scrypt-worker.server.ts",
          },
        },
      },
    },
  },
  // One bundle starts in a fraction of the time; in development the packages are loaded as they are.
  ...(command === "build"
    ? { ssr: { noExternal: true, external: ["@aws-sdk/client-s3", "fontkit", "pdfkit", "pg", "pg-boss", "sharp"] } }
    : {}),
}));
