import { expect, onTestFinished, test } from "vitest";
import { startFakeStripe } from "../../../../tests/support/fake-stripe/fake-stripe.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readCheckout } from "./checkout.view.server.ts";
import { payCheckout } from "./pay-checkout.server.ts";

test("a provider that never answers gets half a minute, and the nights are held all the same", async () => {
  const deaf = await startFakeStripe();
  onTestFinished(() => deaf.stop());
  const services = await openTestServices(await openTestDatabase(), deaf.settings);
  services.clock.set("2027-06-01T12:00:00Z");
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services);
  const checkoutId = await startStay(services, guest, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-13" });
  const visit = await visitOf(services, guest);
  deaf.fail("never", "POST /v1/checkout/sessions");
  const started = performance.now();
  await expect(payCheckout(visit, checkoutId)).rejects.toMatchObject({ code: "payment_unreachable" });
  expect((performance.now() - started) / 1000).toBeLessThan(35);
  expect((await readCheckout(visit, checkoutId)).phase).toBe("live");
}, 60_000);
