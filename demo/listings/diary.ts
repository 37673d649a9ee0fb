import { nightsOf } from "../../src/features/availability/index.ts";
import { DAY_MS } from "../../src/platform/clock.ts";
import { cast } from "../cast.ts";
import { guests } from "../guests.ts";
import { personId } from "../people.ts";
import type { Random } from "../random.ts";

const DEMO_GUEST = "guest@demo.test";
const travelers = [
  ...cast.filter((person) => person.hostDaysAgo === undefined && !person.support && person.email !== DEMO_GUEST),
  ...guests,
].map(({ email, joinedDaysAgo }) => ({ id: personId(email), joinedDaysAgo }));

type Visit = { propertyId: string; checkIn: string; checkOut: string };

/** Who is where, so that nobody is in two places on one night, comes twice to one, or books before having an account. */
export class Diary {
  #nights = new Set<string>();
  #visits = new Set<string>();

  isFree(guestId: string, visit: Visit): boolean {
    return (
      !this.#visits.has(`${guestId} ${visit.propertyId}`) && nightsOf(visit).every((night) => !this.#nights.has(`${guestId} ${night}`))
    );
  }

  enter(guestId: string, visit: Visit): void {
    this.#visits.add(`${guestId} ${visit.propertyId}`);
    for (const night of nightsOf(visit)) this.#nights.add(`${guestId} ${night}`);
  }

  /** Somebody who could come, and does. */
  findGuest(random: Random, visit: Visit & { createdAt: Date }, today: string): string {
    const first = random.between(0, travelers.length - 1);
    const bookedDaysAgo = (Date.parse(today) - visit.createdAt.getTime()) / DAY_MS;
    const inTurn = [...travelers.slice(first), ...travelers.slice(0, first)];
    const guest = inTurn.find(({ id, joinedDaysAgo }) => joinedDaysAgo > bookedDaysAgo && this.isFree(id, visit));
    if (!guest) throw new RangeError("the demo has too few guests");
    this.enter(guest.id, visit);
    return guest.id;
  }
}
