import { index, type RouteConfig } from "@react-router/dev/routes";
export default [index("home.page.tsx")] satisfies RouteConfig;
