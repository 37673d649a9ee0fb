import { policy } from "../../../platform/policy/policy.ts";
import { contentError } from "../content.errors.ts";

export const helpPolicy = policy({
  subject: "help center",
  sides: {},
  may: { readFigures: ["staff"] },
  refusal: () => contentError("help_figures_not_found"),
});
