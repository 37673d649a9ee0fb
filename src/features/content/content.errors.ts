import { declareErrors } from "../../platform/errors.ts";

export const contentError = declareErrors({
  post_not_found: { status: 404, message: "Post Not Found" },
  answer_not_found: { status: 404, message: "Answer Not Found" },
  help_figures_not_found: { status: 404, message: "We couldn't find that." },
  picture_not_found: { status: 404, message: "We couldn't find that picture." },
});
