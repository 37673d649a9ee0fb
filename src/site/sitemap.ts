import { loads } from "./edge.server.ts";

/** Public pages that are worth finding; listings and written pages join as they come. */
const PATHS = ["/", "/register", "/api/docs"];

export const loader = loads(({ config }) => {
  const urls = PATHS.map((path) => `<url><loc>${config.appOrigin}${path}</loc></url>`).join("");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" } });
});
