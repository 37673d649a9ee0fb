import { declareErrors } from "../../platform/errors.ts";

/** Imports that a person may leave unfinished, from pages and files together: a whole file fits. */
export const MOST_OPEN = 3000;

const FAILED =
  "Failed to import listing. The page may be protected or the URL format may not be supported. Please try a different URL or contact support.";

export const importError = declareErrors({
  import_failed: { status: 422, message: FAILED },
  save_failed: { status: 503, message: "Failed to import listing. Please try again." },
  import_not_found: { status: 404, message: "We couldn't find this import. It may have been removed." },
  import_busy: { status: 409, message: "This listing is being imported already." },
  import_done: { status: 409, message: "This import is done already." },
  imported_before: { status: 409, message: "You've imported this listing before. Start over to see what has changed on its page." },
  too_many_imports: {
    status: 409,
    message: `You have ${MOST_OPEN.toLocaleString("en-US")} unfinished imports. Please finish or remove some first.`,
  },
  page_too_big: { status: 413, message: "A saved page can have at most 10 MB." },
  imports_failed: { status: 503, message: "We couldn't load your imports. Please try again." },
});
