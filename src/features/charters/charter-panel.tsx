import { LinkButton } from "../../ui/button.tsx";

const TO_STARTS = { hash: "charters" };

/** Beside a boat that isn't booked by the night, on wide screens. */
export const CharterPanel = () => (
  <aside aria-label="Reserve" className="card sticky top-34 grid gap-4 p-6 max-lg:hidden">
    <p className="text-xl font-semibold">By the hour, day or week</p>
    <p className="text-muted">Choose a day and a start. You see the total before you book.</p>
    <LinkButton to={TO_STARTS}>Choose a start</LinkButton>
  </aside>
);

/** In the bar at the top, and at the bottom of a phone. */
export const ChooseStart = () => (
  <LinkButton to={TO_STARTS} className="min-h-11">
    Choose a start
  </LinkButton>
);
