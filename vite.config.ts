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
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
                // A browser asks six times at once: what many pages have comes in one file rather than in thirty small ones.
                { name: "common", minShareCount: 14 },
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
            "document-worker": "./src/features/bookings/documents/document-worker.server.ts",
            "receipt-worker": "./src/features/earnings/receipt-worker.server.ts",
            "scrypt-worker": "./src/features/accounts/password/scrypt-worker.server.ts",
          },
        },
      },
    },
  },
  // One bundle starts in a fraction of the time; in development the packages are loaded as they are.
  ...(command === "build"
    ? { ssr: { noExternal: true, external: ["@aws-sdk/client-s3", "fontkit", "pdfkit", "pg", "pg-boss", "sharp", "stripe"] } }
    : {}),
}));
