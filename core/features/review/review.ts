// Looking one's answers over before they are handed in (specification 2, section 3 "reviewAndSubmit", and section 4 "Response states").

import { orderIn } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

export const REVIEW = {
  /** Characters of a question that its row shows: all of them come with every answer. */
  textLength: 160,
} as const;

/** Whether the question that stands there is looked over once more. */
export function isRevision({
  room,
  slide,
}: {
  readonly room: GameSetup;
  readonly slide: { readonly asking: number } | null;
}): boolean {
  return offersReview(room) && (slide?.asking ?? 1) > 1;
}

/** Whether players look their answers over at the end, and may change them. */
export function offersReview(game: GameSetup): boolean {
  return orderIn(game) === 'revisable';
}
