import { Laptop, Smartphone } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import type { DeviceSession, TrustedDevice } from "../account.schema.ts";

/** The devices on which the person is signed in, each of which can be signed out. */
export function DeviceList({ sessions, now }: { sessions: DeviceSession[]; now: string }) {
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map(({ id, device, isThisOne, lastUsedAt, address }) => (
        <Device
          key={id}
          device={device}
          isThisOne={isThisOne}
          details={
            <>
              Last used <TimeAgo at={lastUsedAt} now={now} />
              {address && <> from {address}</>}
            </>
          }
        >
          <input type="hidden" name="sessionId" value={id} />
          <Button
            type="submit"
            look="quiet"
            name="intent"
            value="end-session"
            aria-label={`Sign out ${device}${isThisOne ? ", this device" : ""}`}
          >
            Sign out
          </Button>
        </Device>
      ))}
    </ul>
  );
}

/** The devices that are not asked for a code, each of which can be asked again. */
export function TrustedDeviceList({ devices, now }: { devices: TrustedDevice[]; now: string }) {
  return (
    <ul className="grid divide-y divide-line">
      {devices.map(({ id, device, lastUsedAt }) => (
        <Device
          key={id}
          device={device}
          details={
            <>
              Last signed in <TimeAgo at={lastUsedAt} now={now} />
            </>
          }
        >
          <input type="hidden" name="deviceId" value={id} />
          <Button type="submit" look="quiet" name="intent" value="forget-device" aria-label={`Stop trusting ${device}`}>
            Stop trusting
          </Button>
        </Device>
      ))}
    </ul>
  );
}

type DeviceProps = { device: string; isThisOne?: boolean; details: ReactNode; children: ReactNode };

function Device({ device, isThisOne = false, details, children }: DeviceProps) {
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {device}
          {isThisOne && <span className="ml-2 rounded-full bg-sea-wash px-2.5 py-0.5 text-sm font-medium text-sea">This device</span>}
        </p>
        <p className="text-sm text-muted">{details}</p>
      </div>
      <Form method="post">{children}</Form>
    </li>
  );
}
