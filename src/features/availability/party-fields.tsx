import { CounterField } from "../../ui/forms/counter-field.tsx";
import { changedParty, MOST_EXTRA, type Party } from "./party.rules.ts";

const ROWS = [
  { name: "adults", label: "Adults", hint: "Ages 13 and up" },
  { name: "children", label: "Children", hint: "Ages 2 to 12" },
  { name: "infants", label: "Infants", hint: "Under 2" },
  { name: "pets", label: "Pets", hint: "" },
] as const satisfies { name: keyof Party; label: string; hint: string }[];

type Props = {
  /** Whether the form around it sends these fields. */
  areSent: boolean;
  party: Party;
  /** The fewest adults. */
  leastAdults: 0 | 1;
  /** How many guests there may be, adults and children together. */
  capacity: number;
  /** Which pets may come, or that none may. */
  petsHint: string;
  takesPets?: boolean;
  onChange(party: Party): void;
};

/** How many adults, children, infants and pets. */
export function PartyFields({ areSent, party, leastAdults, capacity, petsHint, takesPets = true, onChange }: Props) {
  const most = (name: keyof Party) => {
    if (name === "adults") return capacity - party.children;
    if (name === "children") return capacity - Math.max(1, party.adults);
    return MOST_EXTRA;
  };
  return (
    <div className="grid divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
      {ROWS.map(({ name, label, hint }) =>
        name === "pets" && !takesPets && party.pets === 0 ? (
          <div key={name}>
            <p className="font-semibold">{label}</p>
            <p className="text-sm text-muted">{petsHint}</p>
          </div>
        ) : (
          <CounterField
            key={name}
            name={areSent ? name : undefined}
            label={label}
            hint={name === "pets" ? petsHint : hint}
            count={party[name]}
            least={name === "adults" ? leastAdults : 0}
            most={name === "pets" && !takesPets ? party.pets : Math.max(0, most(name))}
            fewer={`Fewer ${name}`}
            more={`More ${name}`}
            onChange={(count) => onChange(changedParty(party, { [name]: count }))}
          />
        ),
      )}
    </div>
  );
}
