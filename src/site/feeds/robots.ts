import { pageLoader } from "../server/edge.server.ts";

const PRIVATE = ["/account", "/profile", "/login", "/admin/", "/dev/", "/api/", "/logout", "/theme", "/formats"];

export const loader = pageLoader(({ config }) => {
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "", `Sitemap: ${config.appOrigin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
});
