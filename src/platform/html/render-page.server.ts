import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { countLeftToReact } from "../http/metrics.server.ts";
import type { PagePieces } from "./page-in-work.server.ts";
import { renderHtml } from "./render-html.server.ts";

/** Renders a whole page: by our own renderer, or by React's if it meets something that it does not know or that fails. */
export function renderPage(page: ReactNode): PagePieces {
  try {
    return renderHtml(page);
  } catch {
    countLeftToReact();
    return inPieces(renderToString(page));
  }
}

function inPieces(html: string): PagePieces {
  const [headStart, headEnd] = [html.indexOf("<head>") + "<head>".length, html.indexOf("</head>")];
  const footerEnd = Math.max(headEnd, html.lastIndexOf("</footer>") + "</footer>".length);
  return {
    start: html.slice(0, headStart),
    head: html.slice(headStart, headEnd),
    middle: Buffer.from(html.slice(headEnd, footerEnd)),
    end: html.slice(footerEnd),
  };
}
