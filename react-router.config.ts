import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // Two programs come out of one bundle: server.js and worker.js.
  serverBuildFile: "[name].js",
  ssr: true,
} satisfies Config;
