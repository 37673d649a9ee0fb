import { guestsIn } from "../../features/availability/index.ts";
import type { ChangePreview, WantedStay } from "../../features/bookings/index.ts";
import { previewChange } from "../../features/bookings/index.server.ts";
import { quoteRequestOf, readStayDraft } from "../../features/bookings/parts.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";

type ChangeAnswer = { wanted: WantedStay | null; preview: ChangePreview | null; refusal: { code: string; message: string } | null };

/** What the dates and guests in the address would cost, or why they can't be had. Without dates nobody has asked yet. */
export async function loadChange(ctx: Ctx, bookingId: string, url: URL): Promise<ChangeAnswer> {
  const { adults, ...draft } = readStayDraft(url.searchParams);
  if (quoteRequestOf({ adults, ...draft }) === null) return { wanted: null, preview: null, refusal: null };
  const wanted = { ...draft, guests: guestsIn({ adults, ...draft }) };
  try {
    return { wanted, preview: await previewChange(ctx, bookingId, wanted), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { wanted, preview: null, refusal: { code: error.code, message: error.message } };
  }
}
