import type { HostRequest } from "../../../features/bookings/index.ts";
import { HostRequestCard } from "../../../features/bookings/parts.ts";

/** The requests that wait for the host, before anything else. */
export const Requests = ({ requests }: { requests: HostRequest[] }) => (
  <section aria-labelledby="requests" className="mb-8 grid gap-4">
    <h2 id="requests" className="text-xl">
      Requests to book
    </h2>
    <ul className="grid items-start gap-5 lg:grid-cols-2">
      {requests.map((request) => (
        <li key={request.checkoutId}>
          <HostRequestCard request={request} />
        </li>
      ))}
    </ul>
  </section>
);
