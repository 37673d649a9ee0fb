/** How an email about a kind of notification goes out: at once, or only if it was not read in the product within two minutes. */
type EmailTiming = "at-once" | "if-unread";

type Kind = {
  label: string;
  hint: string;
  /** What the email's button says. */ action: string;
  email: EmailTiming;
  /** Nobody can turn it off. */ always?: true;
  /** Nobody but staff gets it. */ isForStaff?: true;
};

/** Every kind of notification, in the order in which people choose which of them also come by email. */
export const NOTIFICATION_KINDS = {
  booking: { label: "Bookings", hint: "New, changed and cancelled bookings", action: "View booking", email: "at-once" },
  trip: {
    label: "Trip reminders",
    hint: "Three days before check-in, two hours before a boat trip, and on the day of check-out",
    action: "View trip",
    email: "if-unread",
  },
  message: { label: "Messages", hint: "From your guests and hosts", action: "Reply", email: "if-unread" },
  support: { label: "Support", hint: "Replies to your chats with us", action: "Open the chat", email: "if-unread" },
  review: { label: "Reviews", hint: "Reviews to write, new reviews and replies", action: "View reviews", email: "if-unread" },
  search: {
    label: "Saved searches",
    hint: "New places and boats that fit a search you saved",
    action: "See what's new",
    email: "at-once",
  },
  list: {
    label: "Shared lists",
    hint: "When somebody joins one of your lists",
    action: "View list",
    email: "if-unread",
  },
  payout: { label: "Payouts", hint: "When we pay you", action: "View earnings", email: "if-unread" },
  listing: { label: "Your listings", hint: "When our team has a question about a listing", action: "View listing", email: "at-once" },
  calendar: {
    label: "Calendar sync",
    hint: "Clashes, and calendars that stop or start working",
    action: "View calendars",
    email: "if-unread",
  },
  import: { label: "Imports", hint: "When an import is done", action: "View import", email: "if-unread" },
  certification: { label: "Certification", hint: "Your host certification", action: "View certification", email: "if-unread" },
  event: { label: "Events", hint: "Events you signed up for", action: "View event", email: "at-once" },
  forum: {
    label: "Forum discussions",
    hint: "Replies and mentions in discussions you follow",
    action: "View discussion",
    email: "if-unread",
  },
  desk: {
    label: "Support desk",
    hint: "Chats that wait while no one is online, and chats that a colleague hands you",
    action: "Open the chats",
    email: "at-once",
    isForStaff: true,
  },
  security: {
    label: "Security",
    hint: "Changes to your password, email and sign-in",
    action: "Review your account",
    email: "at-once",
    always: true,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** The kinds whose emails a person can turn off. */
export const choosableKinds = (isStaff: boolean): NotificationKind[] =>
  KINDS.filter((kind) => {
    const { always, isForStaff }: Kind = NOTIFICATION_KINDS[kind];
    return !always && (isStaff || !isForStaff);
  });
