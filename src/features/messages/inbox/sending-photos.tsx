import type { ListedMessage } from "../../../ui/conversation/message-list.tsx";
import type { PhotoSending, SendingPhoto } from "./use-photo-sending.ts";

const ACTION = "link cursor-pointer py-1";

/** The photos on their way that are not among the messages yet. */
export function sendingPhotos({ photos, retry, remove }: PhotoSending, there: readonly { id: string }[]): ListedMessage[] {
  const accepted = new Set(there.map(({ id }) => id));
  return photos
    .filter(({ id }) => !accepted.has(id))
    .map((photo) => ({
      id: photo.id,
      at: photo.at,
      isMine: true,
      author: "",
      text: "",
      body: <img src={photo.address} alt={photo.file.name} className="max-h-80 w-auto max-w-full rounded-lg opacity-60" />,
      isWaiting: true,
      note: <Note photo={photo} onRetry={() => retry(photo.id)} onRemove={() => remove(photo.id)} />,
    }));
}

function Note({ photo: { problem }, onRetry, onRemove }: { photo: SendingPhoto; onRetry(): void; onRemove(): void }) {
  if (!problem) return <span>Sending…</span>;
  return (
    <>
      <span className="font-medium text-brick">{problem}</span>
      <button type="button" onClick={onRetry} className={ACTION}>
        Try again
      </button>
      <button type="button" onClick={onRemove} className={ACTION}>
        Remove
      </button>
    </>
  );
}
