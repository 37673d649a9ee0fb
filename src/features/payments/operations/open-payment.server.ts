import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { payments } from "./payment.tables.server.ts";
import { beginOperation } from "./queue-operation.server.ts";

type NewPayment = Pick<
  typeof payments.$inferInsert,
  "purpose" | "subjectId" | "payerId" | "label" | "amount" | "endsAt" | "returnPath" | "cancelPath" | "holdOnly"
>;

/** Writes down a payment to be made on the provider's page, in the caller's transaction. `sendOperations` opens that page. */
export async function openPayment(tx: Ctx, payment: NewPayment): Promise<string> {
  const { name: provider } = paymentProvider(tx);
  const createdAt = tx.clock.now();
  const { id } = only(
    await tx.db
      .insert(payments)
      .values({ ...payment, provider, createdAt })
      .returning({ id: payments.id }),
  );
  await beginOperation(tx, id, "open", payment.amount);
  return id;
}

type CardCharge = Omit<NewPayment, "endsAt" | "returnPath" | "cancelPath"> & { card: { ref: string; brand: string; last4: string } };

/** Writes down a charge of a card that was saved, in the caller's transaction: nobody needs to be there. */
export async function chargeSavedCard(tx: Ctx, { card, ...payment }: CardCharge): Promise<string> {
  const { name: provider } = paymentProvider(tx);
  const now = tx.clock.now();
  const { id } = only(
    await tx.db
      .insert(payments)
      .values({
        ...payment,
        provider,
        cardRef: card.ref,
        cardBrand: card.brand,
        cardLast4: card.last4,
        endsAt: now,
        returnPath: "",
        cancelPath: "",
        createdAt: now,
      })
      .returning({ id: payments.id }),
  );
  await beginOperation(tx, id, "charge", payment.amount);
  return id;
}
