import { useEffect, useRef, useState } from "react";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { uploadFile } from "../../../platform/upload-file.ts";
import type { MessageView } from "../message.schema.ts";

const MOST_AT_ONCE = 10;

/** A photo on its way: the message's id is made here, so that sending again is the same message. */
export type SendingPhoto = { id: string; at: string; file: File; address: string; problem: string | null };

export type PhotoSending = {
  photos: readonly SendingPhoto[];
  /** Why some of the chosen files are not sent. */
  refusal: string | null;
  send(files: File[]): void;
  retry(id: string): void;
  remove(id: string): void;
};

/** Sends photos to a thread, one after the other. What fails stays, to be sent again or removed. */
export function usePhotoSending(threadId: string, onSent: (message: MessageView) => void): PhotoSending {
  const [photos, setPhotos] = useState<SendingPhoto[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const turn = useRef(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  const removed = useRef(new Set<string>());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const forget = (id: string) =>
    setPhotos((all) => {
      for (const photo of all) if (photo.id === id) URL.revokeObjectURL(photo.address);
      return all.filter((photo) => photo.id !== id);
    });
  const upload = async ({ id, file }: SendingPhoto) => {
    const signal = leaving.current?.signal;
    if (signal?.aborted || removed.current.has(id)) return;
    const answer = await uploadFile<MessageView>({ path: `/threads/${threadId}/photos?id=${id}`, file, signal });
    if (answer.ok) {
      onSent(answer.value);
      forget(id);
    } else setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, problem: answer.refusal.message } : photo)));
  };
  const queue = (photo: SendingPhoto) => {
    turn.current = turn.current.then(() => upload(photo));
  };

  return {
    photos,
    refusal,
    send(files) {
      const pictures = files.filter(({ type }) => type.startsWith("image/"));
      const fitting = pictures.filter(({ size }) => size <= MOST_PHOTO_BYTES);
      const chosen = fitting.slice(0, MOST_AT_ONCE);
      setRefusal(whyLess({ files, pictures, fitting, chosen }));
      const added = chosen.map((file): SendingPhoto => ({
        id: crypto.randomUUID(),
        at: new Date().toISOString(),
        file,
        address: URL.createObjectURL(file),
        problem: null,
      }));
      setPhotos((all) => [...all, ...added]);
      added.forEach(queue);
    },
    retry(id) {
      const photo = photos.find((one) => one.id === id);
      if (!photo) return;
      setPhotos((all) => all.map((one) => (one.id === id ? { ...one, problem: null } : one)));
      queue(photo);
    },
    remove(id) {
      removed.current.add(id);
      forget(id);
    },
  };
}

type Choice = Record<"files" | "pictures" | "fitting" | "chosen", File[]>;

function whyLess({ files, pictures, fitting, chosen }: Choice): string | null {
  if (pictures.length < files.length) return "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.";
  if (fitting.length < pictures.length) return "Each image must be less than 5MB";
  return chosen.length < fitting.length ? `You can send ${MOST_AT_ONCE} photos at a time.` : null;
}
