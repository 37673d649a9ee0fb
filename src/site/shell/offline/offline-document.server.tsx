import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Config } from "../../../platform/config.server.ts";
import { fileHref } from "../../../platform/file-paths.ts";
import { LogoMark } from "../../../ui/art/logo.tsx";

const NO_SCRIPTS =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Whatever page the browser asked for. */
const THIS_PAGE = "";

type Brand = Pick<Config, "brandName" | "logoFile">;

/** A page that a browser keeps for the time without a connection: all that it needs is its style, the fonts and the brand's mark. */
export const offlineDocument = (brand: Brand, parts: { intro: ReactNode; children?: ReactNode }, headers: HeadersInit): Response =>
  new Response(`<!doctype html>${renderToStaticMarkup(<Offline brand={brand} {...parts} />)}`, {
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": NO_SCRIPTS },
  });

const Offline = ({ brand: { brandName, logoFile }, intro, children }: { brand: Brand; intro: ReactNode; children?: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`You're offline · ${brandName}`}</title>
      <link rel="stylesheet" href="/offline.css" />
    </head>
    <body>
      <header>
        {logoFile ? <img src={fileHref("/logo.svg")} alt="" className="brand-mark" /> : <LogoMark className="brand-mark" />}
        <span>{brandName}</span>
      </header>
      <main>
        <h1>You're offline</h1>
        <p>{intro}</p>
        <p>
          <a href={THIS_PAGE} className="button">
            Try again
          </a>
        </p>
        {children}
      </main>
    </body>
  </html>
);
