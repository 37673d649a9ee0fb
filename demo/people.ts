import { hashPassword } from "better-auth/crypto";
import { credentials, profiles } from "../src/features/accounts/account.tables.server.ts";
import { avatarUrlOf } from "../src/features/accounts/avatar/avatar-files.ts";
import { hostCertifications } from "../src/features/certification/certification.tables.server.ts";
import { MODULE_IDS } from "../src/features/certification/module.rules.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { avatarIdOf } from "./add-portraits.ts";
import { cast, type DemoPerson } from "./cast.ts";
import { guests } from "./guests.ts";
import { daysAgo } from "./demo-days.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_PASSWORD } from "./sign-ins.ts";

type DemoTools = { db: Db; clock: Clock };

export const personId = (email: string): string => demoId("person", email);

/** The cast, each with a confirmed address and the demo password. */
export async function addPeople({ db, clock }: DemoTools): Promise<void> {
  // One hash for all: separate ones would take seconds and protect no one.
  const password = await hashPassword(DEMO_PASSWORD);
  await db.insert(profiles).values(cast.map((person) => profileOf(clock, person)));
  await db.insert(credentials).values(
    cast.map(({ email, joinedDaysAgo }) => ({
      id: demoId("credential", email),
      userId: personId(email),
      accountId: personId(email),
      providerId: "credential",
      password,
      createdAt: daysAgo(clock, joinedDaysAgo),
      updatedAt: daysAgo(clock, joinedDaysAgo),
    })),
  );
  await db.insert(hostCertifications).values(certificationsOf(clock));
}

/** Those who wear the badge have done what it takes. */
function certificationsOf(clock: Clock): (typeof hostCertifications.$inferInsert)[] {
  const certified = cast.filter((person) => person.certified && person.hostDaysAgo !== undefined);
  return certified.map(({ email, hostDaysAgo = 0 }) => {
    const at = daysAgo(clock, hostDaysAgo);
    const progress = Object.fromEntries(MODULE_IDS.map((module) => [module, 100]));
    const times = { startedAt: at, updatedAt: at, completedAt: at };
    return { id: demoId("certification", email), userId: personId(email), status: "completed", progress, badgeIssued: true, ...times };
  });
}

/** Those who stayed somewhere and are seen nowhere else. */
export const addGuests = async ({ db, clock }: DemoTools): Promise<unknown> =>
  db
    .insert(profiles)
    .values(guests.map((person) => profileOf(clock, person)))
    .onConflictDoNothing();

function profileOf(clock: Clock, person: DemoPerson): typeof profiles.$inferInsert {
  const joined = daysAgo(clock, person.joinedDaysAgo);
  const avatarId = avatarIdOf(person.email);
  const hostSince = person.hostDaysAgo === undefined ? null : daysAgo(clock, person.hostDaysAgo);
  return {
    id: personId(person.email),
    fullName: person.fullName,
    email: person.email,
    emailVerified: true,
    avatarUrl: avatarId && avatarUrlOf(avatarId),
    bio: person.bio,
    languages: person.languages ?? [],
    phone: person.phone,
    isHost: hostSince !== null,
    hostSince,
    certificationBadge:
      person.certified && hostSince ? { issued_at: hostSince.toISOString(), type: "host", level: "certified", visible: true } : null,
    supportRole: person.support ? "agent" : null,
    createdAt: joined,
    updatedAt: joined,
  };
}
