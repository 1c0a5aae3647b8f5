// Review of answers before submission (specification 2, section 3 "reviewAndSubmit", and section 4 "Response
// states").

import { orderIn } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

export const REVIEW = {
  /** Characters of a question shown in its row; limited because all rows are sent with every answer. */
  textLength: 160,
} as const;

/** True if the current question was reopened at the review. */
export function isRevision({
  room,
  slide,
}: {
  readonly room: GameSetup;
  readonly slide: { readonly asking: number } | null;
}): boolean {
  return offersReview(room) && (slide?.asking ?? 1) > 1;
}

/** True if players review their answers at the end and may change them. */
export function offersReview(game: GameSetup): boolean {
  return orderIn(game) === 'revisable';
}
