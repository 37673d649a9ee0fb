import { Button } from "../../../ui/button.tsx";

type Props = { title: string; /** What to do or know beside it. */ hint: string | false; onContinue(): void };

/** What is selected on a small screen, and the way to the sheet of actions. */
export const ChoiceBar = ({ title, hint, onContinue }: Props) => (
  <div className="choice-bar fixed inset-x-0 bottom-[var(--bottom-bar)] z-20 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
    <p role="status" className="numbers min-w-0 text-sm">
      <span className="block font-semibold wrap-anywhere">{title}</span>
      {hint && <span className="block text-muted">{hint}</span>}
    </p>
    <Button className="shrink-0" onClick={onContinue}>
      Continue
    </Button>
  </div>
);
