import type { PageProblem } from "./imported-listing.ts";

/** What a page turned out to be, and the way out. */
export const PROBLEM_WORDS: Record<PageProblem | "unreachable", string> = {
  "bot-wall":
    "The site showed us a check for robots instead of the listing. Open the listing in your browser, save the page, and drop the file here.",
  "not-a-listing": "This is a search or overview page. Open the listing itself and use its address or save that page.",
  mhtml: "This is a web archive (.mhtml). Save the page again as “Webpage, HTML only” or “Webpage, Complete”.",
  empty: "The page had no listing in it yet. Open it in your browser, wait until you can see the photos, and save it then.",
  "saved-complete":
    "This page was saved with its files beside it, and the listing got lost on the way. Save it again as “Webpage, HTML only”, or paste its page source.",
  "not-html": "This isn't a saved web page. Choose the .html file that your browser saved.",
  "too-large": "This page is larger than 10 MB. Save it as “Webpage, HTML only”.",
  unreachable: "We couldn't open the page. Open the listing in your browser, save the page, and drop the file here.",
};
