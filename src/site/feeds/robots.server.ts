import { answerFile } from "../server/answer-file.server.ts";

const PRIVATE = ["/account", "/profile", "/login", "/admin/", "/dev/", "/api/", "/logout", "/theme", "/formats"];

export const robots = answerFile(({ config }) => {
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "", `Sitemap: ${config.appOrigin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
});
