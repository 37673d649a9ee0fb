type Body = Record<string, unknown>;
export type Sample = {
  body?: Body | ((world: Record<string, string>) => Body);
  query?: Record<string, string>;
  /** The sample is well-formed and wrong, so that 401 is the right answer to anybody. */
  mayRefuse?: boolean;
};

/** Everyone, everyone who is signed in, or these sides of the thing that the address names. */
export type Access = "everyone" | "signed-in" | readonly ("guest" | "host" | "support" | "stranger")[];

const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
const stay = { checkIn: inWeeks(20), checkOut: inWeeks(21) };
const stars = { rating: 5, cleanliness: 5, accuracy: 5, communication: 5, location: 5, value: 5, text: "Good." };
const password = "not the right one";

/** Who may use each operation of the API. An operation that is missing here fails the test. */
export const ACCESS: Readonly<Record<string, Access>> = {
  "POST /accounts": "everyone",
  "GET /session": "everyone",
  "POST /session": "everyone",
  "DELETE /session": "everyone",
  "POST /session/second-factor": "everyone",
  "POST /password-reset-requests": "everyone",
  "POST /password-resets": "everyone",
  "POST /email-confirmations": "everyone",
  "GET /account": "signed-in",
  "DELETE /account": "signed-in",
  "PUT /account/profile": "signed-in",
  "PUT /account/choices": "signed-in",
  "PUT /account/email": "signed-in",
  "POST /account/email-confirmation-requests": "signed-in",
  "GET /account/data": "signed-in",
  "PUT /account/password": "signed-in",
  "GET /account/sessions": "signed-in",
  "DELETE /account/sessions": "signed-in",
  "DELETE /account/sessions/{sessionId}": ["guest"],
  "POST /account/two-factor": "signed-in",
  "DELETE /account/two-factor": "signed-in",
  "POST /account/two-factor/confirmation": "signed-in",
  "POST /account/two-factor/recovery-codes": "signed-in",
  "GET /listings": "everyone",
  "GET /listings/summary": "everyone",
  "GET /listings/{listingId}": "everyone",
  "GET /listings/{listingId}/calendar": "everyone",
  "GET /listings/{listingId}/quote": "everyone",
  "GET /bookings": "signed-in",
  "POST /bookings": "signed-in",
  "GET /bookings/{bookingId}": ["guest", "host", "support"],
  "POST /bookings/{bookingId}/cancellation": ["guest", "host"],
  "GET /bookings/{bookingId}/reviews": ["guest", "host"],
  "PUT /bookings/{bookingId}/reviews/of-stay": ["guest"],
  "PUT /bookings/{bookingId}/reviews/of-guest": ["host"],
  "PUT /bookings/{bookingId}/reviews/reply": "signed-in",
  "GET /host/bookings": "signed-in",
  "GET /host/earnings": "signed-in",
  "GET /host/earnings/summary": "signed-in",
  "GET /host/metrics": "signed-in",
  "GET /host/certification": "signed-in",
  "POST /host/certification": "signed-in",
  "POST /host/certification/answers": "signed-in",
  "GET /saved": "signed-in",
  "PUT /saved/{listingId}": "signed-in",
  "DELETE /saved/{listingId}": "signed-in",
  "GET /places": "everyone",
  "GET /places/tiles/{z}/{x}/{y}": "everyone",
};

/** A well-formed request for each operation that takes more than its address. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  "POST /accounts": { body: { fullName: "Robin Harbour", email: "new@example.com", password: "a boat named patience" } },
  "POST /session": { body: { email: "nobody@example.com", password }, mayRefuse: true },
  "POST /session/second-factor": { body: { code: "123456" }, mayRefuse: true },
  "POST /password-reset-requests": { body: { email: "nobody@example.com" } },
  "POST /password-resets": { body: { token: "x".repeat(24), newPassword: "a boat named patience" } },
  "POST /email-confirmations": { body: { token: "x".repeat(24) } },
  "DELETE /account": { body: { password } },
  "PUT /account/profile": { body: { fullName: "Robin Harbour" } },
  "PUT /account/choices": { body: {} },
  "PUT /account/email": { body: { newEmail: "other@example.com", password } },
  "PUT /account/password": { body: { currentPassword: password, newPassword: "a boat named courage" } },
  "DELETE /account/sessions": { body: { scope: "others" }, query: { scope: "others" } },
  "POST /account/two-factor": { body: { password } },
  "DELETE /account/two-factor": { body: { password } },
  "POST /account/two-factor/confirmation": { body: { code: "123456" } },
  "POST /account/two-factor/recovery-codes": { body: { password } },
  "GET /listings/{listingId}/quote": { query: { ...stay, guests: "1" } },
  "POST /bookings": { body: ({ listingId }) => ({ listingId, ...stay, guests: 1, totalCents: 1, key: "a-key-of-its-own" }) },
  "POST /bookings/{bookingId}/cancellation": { body: { refundCents: 1 } },
  "PUT /bookings/{bookingId}/reviews/of-stay": { body: stars },
  "PUT /bookings/{bookingId}/reviews/of-guest": { body: { rating: 5, text: "Good." } },
  "PUT /bookings/{bookingId}/reviews/reply": { body: { text: "Thank you." } },
  "POST /host/certification/answers": { body: { module: "safety-protocols", choice: 0 } },
  "GET /places": { query: { q: "seattle" } },
};
