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
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "shell",
                  // What draws a map is large, and waits until one is seen; the forms of hosts and conversations are no part of what visitors need.
                  test: /src\/(ui\/(?!conversation\/|plain-text)|site\/shell\/|platform\/(?!realtime\/live-(client|stream)))|src\/features\/(?!places\/map\/canvas\/|listings\/form\/|support-chat\/(?!chat-entry)|messages\/|notifications\/)|node_modules\/lucide-react\//,
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
            "calendar-worker": "./src/features/calendar-sync/reading/calendar-worker.server.ts",
            "itinerary-worker": "./src/features/bookings/documents/itinerary-worker.server.ts",
            "receipt-worker": "./src/features/earnings/receipt-worker.server.ts",
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
