/** How hard a process presses, and on what. */
export type Pressure = {
  url: string;
  listingIds: string[];
  guestIds: string[];
  firstNight: string;
  nights: number;
  clients: number;
  attempts: number;
};

/** What became of one attempt. */
export type Outcome =
  | { booked: string }
  | { cancelling: string }
  | { cancelled: string }
  | { refused: string }
  | { failed: string }
  | { done: true };
