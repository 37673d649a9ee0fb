export const APPLICATION_STATUSES = ["new", "in_review", "interview", "offer", "declined"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export const STATUS_WORDS: Record<ApplicationStatus, string> = {
  new: "New",
  in_review: "In review",
  interview: "Interview",
  offer: "Offer",
  declined: "Declined",
};

/** How many the staff's list begins with. */
export const APPLICATIONS_SHOWN = 30;

export type Step = 1 | 2 | 3;
export const LAST_STEP = 3;

/** Which of the fields stand on which step. */
export const STEP_FIELDS = {
  1: ["firstName", "lastName", "email", "phone"],
  2: ["coverLetter", "linkedinUrl", "portfolioUrl"],
  3: ["experience", "education", "referralSource"],
} as const satisfies Record<Step, readonly string[]>;
export type Field = (typeof STEP_FIELDS)[Step][number];
export const FIELDS: readonly Field[] = Object.values(STEP_FIELDS).flat();
export type DraftValues = Partial<Record<Field, string>>;

export const STEP_TITLES: Record<Step, string> = { 1: "About you", 2: "Résumé and cover letter", 3: "Experience" };

export const MOST_RESUME_BYTES = 10 * 1024 * 1024;
export const RESUME_ENDINGS = ".pdf,.doc,.docx";
export const MONTHS_KEPT = 12;
export const DRAFT_MONTHS_KEPT = 3;
