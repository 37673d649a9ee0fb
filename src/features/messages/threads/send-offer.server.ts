import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findAccount, requireActor } from "../../accounts/index.server.ts";
import type { SpecialOfferInput } from "../../bookings/index.ts";
import { makeOffer } from "../../bookings/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { NAME } from "../../notifications/index.ts";
import { notify } from "../../notifications/index.server.ts";
import { stayInWords } from "../../availability/index.ts";
import { threadPolicy } from "../message.policy.ts";
import { findThread, type ThreadRow } from "../message.queries.server.ts";
import { addMessage } from "../writing/add-message.server.ts";
import { requireOpenSides } from "../writing/require-open-sides.server.ts";

/**
 * The host offers the guest of a conversation a stay at a total of their own, as `makeOffer` says, once per key; it stands in the conversation, and the guest is told. Refuses
 * strangers, the guest, and people who can't write to each other.
 */
export async function sendOffer(ctx: Ctx, threadId: string, { key, ...offer }: SpecialOfferInput): Promise<{ offerId: string }> {
  const { id: owner } = requireActor(ctx);
  await admit(ctx, threadPolicy, "sendOffer", () => findThread(ctx, threadId));
  return once(ctx, { owner, operation: "messages.offer", key, body: { threadId, ...offer } }, async (tx) => {
    const thread = await admit(tx, threadPolicy, "sendOffer", () => findThread(tx, threadId, { lock: true }));
    await requireOpenSides(tx, thread);
    const offerId = await makeOffer(tx, thread.listingId, thread.guestId, offer);
    await addMessage(tx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event: "offered" });
    await tellGuest(tx, thread, offer);
    return { offerId };
  });
}

async function tellGuest(tx: Ctx, thread: ThreadRow, offer: Omit<SpecialOfferInput, "key">): Promise<void> {
  const host = await findAccount(tx, thread.hostId);
  const title = (await listingBasics(tx, thread.listingId))?.title ?? "their place";
  const total = formatMoney(money(offer.totalCents));
  const path = `/messages/${thread.id}`;
  await notify(tx, {
    personId: thread.guestId,
    kind: "booking",
    foldKey: `offer:${thread.id}`,
    title: `${NAME.full} sent you a special offer`,
    text: `${title}, ${stayInWords(offer)}: ${total} in total. You can book it for 24 hours, or until check-in if that's sooner.`,
    path,
    about: thread.hostId,
    email: {
      subject: `Special offer: ${title}`,
      paragraphs: [
        `${host?.fullName ?? "Your host"} offers you ${title} for ${total} in total: ${stayInWords(offer)}.`,
        "You can book it for 24 hours, or until check-in if that's sooner. The dates aren't held until you do.",
      ],
      action: { label: "See the offer", url: new URL(path, tx.config.appOrigin).href },
    },
  });
}
