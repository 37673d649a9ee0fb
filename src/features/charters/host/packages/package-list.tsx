import { Form, href } from "react-router";
import { LinkButton, SubmitButton } from "../../../../ui/button.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../../ui/notice.tsx";
import { ConfirmButton } from "../../../../ui/overlays/confirm-button.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { useFormats } from "../../../../ui/time/use-formats.ts";
import { countOf } from "../../../../platform/words/counts.ts";
import type { CharterPackage } from "../../charter.schema.ts";
import { packageLength } from "../../charter-words.ts";
import { MOST_PACKAGES } from "./package.rules.ts";
import { pricesInWords, specialPrices, startsInWords } from "./package-words.ts";
import { TEMPLATE_KEYS, templateName } from "./templates.ts";

const INTENTS = new Set(["switch", "order", "delete"]);

type Props = { listingId: string; packages: CharterPackage[]; sellsHours: boolean; result: FormResult | undefined };

/** What the boat is sold by besides nights, in the order that guests see, and what to add. */
export function PackageList({ listingId, packages, sellsHours, result: last }: Props) {
  const result = last && INTENTS.has(last.intent) ? last : undefined;
  return (
    <Section title="Packages" id="packages">
      <FormMessage result={result} />
      {packages.length === 0 && <p className="text-muted">No packages yet. Start with one that most boats sell, or make your own.</p>}
      {packages.length > 0 && !sellsHours && <Notice tone="attention">Guests don't see these yet. Turn hours on first.</Notice>}
      {packages.length > 0 && (
        <ol className="grid gap-3">
          {packages.map((offered, index) => (
            <li key={offered.id}>
              <PackageCard listingId={listingId} offered={offered} orderUp={movedUp(packages, index)} result={result} />
            </li>
          ))}
        </ol>
      )}
      {packages.length < MOST_PACKAGES && <AddPackage listingId={listingId} />}
    </Section>
  );
}

const movedUp = (packages: CharterPackage[], index: number): string | null => {
  const ids = packages.map(({ id }) => id);
  const [moved] = ids.splice(index, 1);
  return index === 0 || !moved ? null : ids.toSpliced(index - 1, 0, moved).join(",");
};

const AddPackage = ({ listingId }: { listingId: string }) => {
  const address = href("/host/manage/:listingId/packages/new", { listingId });
  return (
    <nav aria-label="Add a package" className="grid gap-2">
      <p className="font-semibold">Add a package</p>
      <div className="flex flex-wrap gap-3">
        {TEMPLATE_KEYS.map((key) => (
          <LinkButton key={key} to={`${address}?template=${key}`} look="quiet">
            {templateName(key)}
          </LinkButton>
        ))}
        <LinkButton to={address} look="quiet">
          Your own
        </LinkButton>
      </div>
    </nav>
  );
};

type CardProps = { listingId: string; offered: CharterPackage; orderUp: string | null; result: FormResult | undefined };

function PackageCard({ listingId, offered, orderUp, result }: CardProps) {
  const { id: packageId, name, isOn } = offered;
  return (
    <article aria-labelledby={`package-${packageId}`} className="grid gap-3 rounded-md border border-line p-4">
      <PackageWords offered={offered} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={href("/host/manage/:listingId/packages/:packageId", { listingId, packageId })} look="quiet" size="small">
          Edit<span className="sr-only">: {name}</span>
        </LinkButton>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="packageId" value={packageId} />
          <input type="hidden" name="isOn" value={isOn ? "" : "on"} />
          <SubmitButton intent="switch" look="quiet" size="small" busy="Saving...">
            {isOn ? "Turn off" : "Turn on"}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
        {orderUp && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="packageIds" value={orderUp} />
            <SubmitButton intent="order" look="quiet" size="small" busy="Moving...">
              Move up<span className="sr-only">: {name}</span>
            </SubmitButton>
          </Form>
        )}
        <ConfirmButton
          label="Delete"
          about={name}
          look="danger"
          title={`Delete “${name}”?`}
          confirm="Delete"
          busy="Deleting..."
          intent="delete"
          fields={{ packageId }}
          result={result}
        >
          <p>Nobody can book it any more. Charters that are booked stay as they are.</p>
        </ConfirmButton>
      </div>
    </article>
  );
}

function PackageWords({ offered }: { offered: CharterPackage }) {
  const formats = useFormats();
  const { id, name, seats, guests, starts, isOn } = offered;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={`package-${id}`} className="font-sans text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        {!isOn && <span className="text-sm font-medium text-muted">Off</span>}
      </div>
      <p className="text-sm text-muted">
        {packageLength(offered, formats)} ·{" "}
        {seats === null ? `up to ${countOf(guests, "guest")}` : `${countOf(seats, "seat")} on a shared trip`}
      </p>
      <p className="numbers font-medium">{pricesInWords(offered, seats)}</p>
      <ul className="numbers grid gap-0.5 text-sm">
        {specialPrices(offered).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ul className="numbers grid gap-0.5 text-sm" aria-label={`Starts of ${name}`}>
        {startsInWords(starts, formats).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
