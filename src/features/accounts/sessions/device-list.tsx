import { Laptop, Smartphone } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import type { DeviceSession } from "../account.schema.ts";

/** The devices on which the person is signed in, each of which can be signed out. */
export function DeviceList({ sessions, now }: { sessions: DeviceSession[]; now: string }) {
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map((session) => {
        const Icon = /iPhone|iPad|Android/.test(session.device) ? Smartphone : Laptop;
        return (
          <li key={session.id} className="flex flex-wrap items-center gap-4 py-4 first:pt-0">
            <Icon aria-hidden className="size-6 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="font-semibold">
                {session.device}
                {session.isThisOne && (
                  <span className="ml-2 rounded-full bg-sea-wash px-2.5 py-0.5 text-sm font-medium text-sea">This device</span>
                )}
              </p>
              <p className="text-sm text-muted">
                Last used <TimeAgo at={session.lastUsedAt} now={now} />
                {session.address && <> from {session.address}</>}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="sessionId" value={session.id} />
              <Button
                type="submit"
                look="quiet"
                name="intent"
                value="end-session"
                aria-label={`Sign out ${session.device}${session.isThisOne ? ", this device" : ""}`}
              >
                Sign out
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
