import type { ListTalk } from "../../../features/saved/index.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";

/** Who plans together on a list of somebody else, and the way out. */
export function JoinedPanel({ talk: { owner, companions }, result }: { talk: ListTalk; result: FormResult | undefined }) {
  const others = [owner, ...companions].filter(({ isYou }) => !isYou).map(({ name }) => name);
  const left = resultFor(result, "leave");
  return (
    <div className="card mb-8 grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>You're planning with {new Intl.ListFormat("en-US").format(others)}</p>
        <ConfirmButton
          label="Leave this list"
          look="quiet"
          title="Leave this list?"
          confirm="Leave"
          busy="Leaving..."
          intent="leave"
          result={left}
        >
          <p>Your votes and comments on it will be deleted.</p>
        </ConfirmButton>
      </div>
      <FormMessage result={left} />
    </div>
  );
}
