import { href } from "react-router";
import { LinkButton } from "../../../../ui/button.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import type { CharterExtra } from "../../charter.schema.ts";
import { ExtraFacts } from "../../extra-facts.tsx";

/** What charters of the boat cost besides, as guests read it. */
export const ExtrasPanel = ({ listingId, extras }: { listingId: string; extras: CharterExtra[] }) => (
  <Section title="Extras" id="extras">
    {extras.length === 0 ? (
      <p className="text-muted">Captain, fuel, end cleaning, a paddle board: say what is included, and what costs extra.</p>
    ) : (
      <ExtraFacts extras={extras} />
    )}
    <div>
      <LinkButton to={href("/host/manage/:listingId/packages/extras", { listingId })} look="quiet">
        {extras.length === 0 ? "Add extras" : "Edit extras"}
      </LinkButton>
    </div>
  </Section>
);
