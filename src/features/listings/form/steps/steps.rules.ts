/** The steps of a new listing, in their order. */
export const STEPS = ["what", "where", "photos", "details", "price", "rules", "review"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  what: "What",
  where: "Where",
  photos: "Photos",
  details: "Details",
  price: "Price",
  rules: "Rules",
  review: "Review",
};

/** The review isn't counted: nothing is asked there. */
const COUNTED = STEPS.length - 1;

const FIELDS: Partial<Record<Step, readonly string[]>> = {
  what: ["type", "category", "homeKind", "title"],
  where: ["streetAddress", "city", "state", "zipCode", "country", "latitude", "longitude", "isApproximate"],
  photos: ["photoIds"],
  price: ["nightlyPriceCents", "cleaningFeeCents"],
  rules: ["instantFromDays", "minimumNights", "checkInTime", "checkOutTime", "houseRules", "petsAllowed", "cancellationPolicy"],
};

/** "Step 2 of 6: Where". */
export const stepInWords = (step: Step): string =>
  step === "review" ? STEP_TITLES.review : `Step ${STEPS.indexOf(step) + 1} of ${COUNTED}: ${STEP_TITLES[step]}`;

export const readStep = (text: string | null): Step => STEPS.find((step) => step === text) ?? "what";

export const stepBeside = (step: Step, by: 1 | -1): Step | null => STEPS[STEPS.indexOf(step) + by] ?? null;

/** Where a field is asked for. An item of a list belongs to the list; what no other step asks for is a detail. */
export const stepOf = (field: string): Step => {
  const [name = ""] = field.split(".");
  return STEPS.find((step) => FIELDS[step]?.includes(name)) ?? "details";
};

export type Problems = Readonly<Record<string, string>>;

export const problemsIn = (step: Step, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

export const hasProblems = (step: Step, problems: Problems): boolean => Object.keys(problems).some((field) => stepOf(field) === step);

/** The first step with a problem. */
export const firstProblem = (problems: Problems): Step | null => STEPS.find((step) => hasProblems(step, problems)) ?? null;
