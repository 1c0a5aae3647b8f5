// Single-key shortcuts: those of question kinds, phases and features, and Enter to submit and to continue.

import { kindOf } from '#core/questions/kinds.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { firstOf } from '#src/game/features.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase } from '#src/game/phases/phase.ts';

export interface KeyPress {
  readonly key: string;
  /** The physical key; absent if unknown. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/**
 * Returns what a key means now; null if it means nothing, or if something else needs it. `held`: id of the
 * piece that is picked up.
 */
export function intentOfKey(
  press: KeyPress,
  view: PlayerView,
  phase: Phase | null,
  held?: string,
): PlayIntent | null {
  if (press.ctrlKey || press.altKey || press.metaKey || isBusy(press.target, press.key)) return null;
  const { slide } = view;
  const digit = digitOf(press);
  if (phase?.onKey) return phase.onKey(digit === null ? press.key : `${digit}`, view);
  if (press.key === 'Enter') {
    if (phase !== null || !slide?.question) return { type: 'next' };
    return kindOf(slide.question.type).actOfKey(slide.question, 'Enter') ?? { type: 'submit' };
  }
  const shiftedDigit = press.shiftKey ? digit : null;
  const ofFeature =
    phase === null || phase.featureKeys
      ? firstOf((feature) => feature.key?.({ key: press.key, shiftedDigit }, view))
      : null;
  if (ofFeature) return ofFeature;
  // Never an answer: the key was meant for a card that just disappeared.
  if (shiftedDigit !== null || phase !== null || !slide?.question) return null;
  const { actOfKey, can } = kindOf(slide.question.type);
  const key = digit === null ? press.key : `${digit}`;
  const piece = can.parts?.pieceOfKey?.(slide.question, key) ?? null;
  return piece === null ? actOfKey(slide.question, key, held) : { type: 'hold', piece };
}

/** By the physical key: with Shift on most keyboards, and without it on some, it doesn't produce a digit. */
function digitOf({ key, code }: KeyPress): number | null {
  const digit = code?.match(/^Digit(\d)$/)?.[1] ?? key;
  return /^\d$/.test(digit) ? Number(digit) : null;
}

/** Fields take all keys, enabled buttons and links take Enter and Space, and a dialog takes everything. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([readonly]), textarea:not([readonly]), select, [contenteditable], dialog'))
    return true;
  const presses = key === 'Enter' || key === ' ';
  return presses && target.closest('button:not([aria-disabled="true"]), a, audio, video') !== null;
}
