import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2023", sourcemap: false },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { server: "./src/server.ts", worker: "./src/worker.ts" },
        },
      },
    },
  },
  // One bundle starts in a fraction of the time; in development the packages are loaded as they are.
  ...(command === "build" ? { ssr: { noExternal: true, external: ["pdfkit", "pg", "pg-boss", "sharp"] } } : {}),
}));
