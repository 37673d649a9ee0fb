import { approveRequest, declineRequest, withdrawRequest } from "../../../src/features/bookings/index.server.ts";
import type { CountedCheckout } from "./counted.ts";
import type { Of } from "./paying-events.ts";
import type { PayingTeller } from "./paying-teller.ts";

/** The host answers one of those who asked, in time or not. */
export async function answer(teller: PayingTeller, { pick, yes }: Of<"answer">, dies: number | null): Promise<void> {
  const asked = teller.counters.checkouts.filter(({ wasAsked, end }) => wasAsked && (end === null || end === "unanswered"));
  const request = asked[pick % asked.length];
  if (request) await (yes ? approve(teller, request, dies) : decline(teller, request, dies));
}

async function approve(teller: PayingTeller, request: CountedCheckout, dies: number | null): Promise<void> {
  const isOpen = teller.counters.isLive(request, teller.now);
  const outcome = await teller.try("accept a request", dies, (by) => approveRequest(teller.world.asHost(by), request.id));
  requireFitting(outcome, isOpen, request);
}

async function decline(teller: PayingTeller, request: CountedCheckout, dies: number | null): Promise<void> {
  const isOpen = teller.counters.isLive(request, teller.now);
  const reason = { reason: "dates" as const, message: "" };
  const outcome = await teller.try("decline a request", dies, (by) => declineRequest(teller.world.asHost(by), request.id, reason));
  requireFitting(outcome, isOpen, request);
  await noteEnd(teller, request, "declined");
}

/** The guest thinks better of it. */
export async function withdraw(teller: PayingTeller, { guest }: Of<"withdraw">, dies: number | null): Promise<void> {
  const request = teller.counters.waiting(teller.now).find((asked) => asked.guest === guest);
  if (!request) return;
  const outcome = await teller.try("withdraw a request", dies, (by) => withdrawRequest(teller.world.asGuest(by, guest), request.id));
  requireFitting(outcome, true, request);
  await noteEnd(teller, request, "withdrawn");
}

function requireFitting(outcome: { is: string; code?: string }, isOpen: boolean, { id, isLetGo }: CountedCheckout): void {
  if (outcome.is === "done" && !isOpen) throw new Error(`request ${id} was answered when it was over`);
  if (outcome.is === "refused" && isOpen && !isLetGo) throw new Error(`request ${id} could not be answered: ${outcome.code}`);
}

async function noteEnd(teller: PayingTeller, request: CountedCheckout, end: "declined" | "withdrawn"): Promise<void> {
  const { phase } = await teller.world.viewOf(request.guest, request.id);
  if (phase !== end) return;
  request.end = end;
  if (!(await teller.world.isGivenBack(request.id))) throw new Error(`request ${request.id} is ${end}, and its payment is kept`);
}
