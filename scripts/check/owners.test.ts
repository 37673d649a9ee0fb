import { expect, test } from "vitest";
import { ownerFaults } from "./owners.ts";

const faultsOf = (text: string, path = "src/features/bookings/cancel-booking.server.ts") => ownerFaults([{ path, text }]);

test.each([
  `const { id: guestId } = requireActor(ctx); if (booking.guestId !== guestId) throw refusal;`,
  `const { id } = requireActor(ctx); const isOwn = id === row?.authorId;`,
  `const id = requireActor(ctx).id; const isOwn = post.authorId === id;`,
  `if (listing.hostId === ctx.actor?.id) throw refusal;`,
  `if (row.hostId !== requireActor(ctx).id) throw refusal;`,
  `const { id: authorId } = requireMay(ctx, chatPolicy, "note"); if (row.userId === authorId) throw refusal;`,
])("refuses %s", (text) => {
  expect(faultsOf(text)).toEqual(["src/features/bookings/cancel-booking.server.ts:1 compares owners; a *.policy.ts says who may"]);
});

test.each([`const isStaff = ctx.actor?.supportRole !== null;`, `const { supportRole } = requireActor(ctx);`])("refuses %s", (text) => {
  expect(faultsOf(text)).toContain("src/features/bookings/cancel-booking.server.ts:1 reads supportRole; a *.policy.ts says who may");
});

test.each([
  `const { actor } = ctx; const isOwn = bookingPolicy.sideOf(actor, booking) === "guest";`,
  `const { id: guestId } = requireActor(ctx); rows.where(eq(bookings.guestId, guestId));`,
  `const { id } = requireActor(ctx); if (row.id !== id) return;`,
  `requireActor(ctx); if (message.senderId === thread.hostId) return "answer";`,
])("accepts %s", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("leaves policies, tests, the platform and whoever makes the actor alone", () => {
  const text = `if (actor.id === row.hostId || actor.supportRole) throw refusal;`;
  const paths = ["src/features/forum/forum.policy.ts", "src/features/forum/forum.test.ts", "src/platform/policy/policy.ts"];
  expect([...paths, "src/features/accounts/sign-in/identify-visitor.server.ts"].flatMap((path) => faultsOf(text, path))).toEqual([]);
});
