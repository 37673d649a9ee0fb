import type { RegistrantView } from "../event.schema.ts";

const STATUS = { registered: "Registered", waiting: "Waiting", cancelled: "Canceled" } as const;

/** Who registered, and what they need. */
export function RegistrantTable({ registrants }: { registrants: RegistrantView[] }) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div tabIndex={0} role="region" aria-label="Registrations" className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {["Name", "Status", "Email", "Phone", "Needs"].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registrants.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-semibold">
                {row.firstName} {row.lastName}
              </th>
              <td className="py-2 pr-4 whitespace-nowrap">
                {STATUS[row.status]}
                {row.queueNumber !== null && <span className="numbers text-muted"> no. {row.queueNumber}</span>}
              </td>
              <td className="py-2 pr-4">{row.email}</td>
              <td className="numbers py-2 pr-4 whitespace-nowrap">{row.phone}</td>
              <td className="min-w-40 py-2">{[row.dietaryRestrictions, row.specialRequirements].filter(Boolean).join("; ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
