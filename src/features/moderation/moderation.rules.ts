/** A new listing is looked at within this time. */
export const HOURS_TO_CHECK = 24;
export const LONGEST_REASON = 2000;
/** How many waiting listings are shown at first, and the most that the list grows to. */
export const WAITING_SHOWN = 50;
export const MOST_WAITING_SHOWN = 500;

export const REPORT_REASONS = {
  listing: {
    misleading: "It's inaccurate or misleading",
    scam: "It looks like a scam",
    offensive: "It's offensive or discriminatory",
    unsafe: "It's unsafe",
    other: "Something else",
  },
  review: {
    untrue: "It isn't true or isn't about this stay",
    offensive: "It's offensive or discriminatory",
    private: "It has private information",
    spam: "It's advertising",
    other: "Something else",
  },
} as const;

export type ReportSubject = keyof typeof REPORT_REASONS;
export const REPORT_SUBJECTS = Object.keys(REPORT_REASONS) as ReportSubject[];

export const reasonsFor = (subject: ReportSubject): Record<string, string> => REPORT_REASONS[subject];
