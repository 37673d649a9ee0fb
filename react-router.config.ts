import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // Two programs come out of one bundle: server.js and worker.js.
  serverBuildFile: "[name].js",
  ssr: true,
  // All routes come with the first page: asking for them link by link lets a visitor ask for thousands.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
