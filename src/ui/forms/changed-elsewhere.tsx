import { Button, SubmitButton } from "../button.tsx";
import { Notice } from "../notice.tsx";

type Props = { message: string | undefined; onReload: () => void };

/** Inside a form that was refused because what it changes was saved in another window: save it all the same (`overwrite`), or take what is stored. */
export const ChangedElsewhere = ({ message, onReload }: Props) => (
  <Notice tone="bad">
    <p>{message}</p>
    <p className="mt-2 flex flex-wrap gap-3">
      <SubmitButton name="overwrite" value="on" look="quiet" busy="Saving...">
        Save mine
      </SubmitButton>
      <Button look="quiet" onClick={onReload}>
        Discard mine, load theirs
      </Button>
    </p>
  </Notice>
);
