import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";

export const RestoredNotice = ({ action, onDiscard }: { action: string; onDiscard(): void }) => (
  <Notice>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
      <p>We restored your draft.</p>
      <Button look="quiet" size="small" onClick={onDiscard}>
        {action}
      </Button>
    </div>
  </Notice>
);
