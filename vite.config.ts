import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
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
  ssr: { noExternal: true, external: ["pg", "pg-boss"] },
});
