// Single keys that play: 1-9 and A-J for the options, Enter to submit and to go on, and those of phases and features.

import type { PlayerView } from '#core/views/playerView.ts';
import { featureKey } from '#src/features/keys.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase } from '#src/game/phases/phase.ts';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** Index of the option that a key stands for; null for other keys. */
export function optionOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : null;
}

/** The key that is shown on an option, from 0. */
export function keyOfOption(index: number): string {
  return String.fromCharCode(65 + index);
}

/** What a key means now; null where it means nothing, or where something else wants it. */
export function intentOfKey(press: KeyPress, view: PlayerView, phase: Phase | null): PlayIntent | null {
  if (press.ctrlKey || press.altKey || press.metaKey || isBusy(press.target, press.key)) return null;
  const { slide } = view;
  if (phase?.onKey) return phase.onKey(press.key, view);
  if (press.key === 'Enter') return { type: phase !== null || !slide?.question ? 'next' : 'submit' };
  const ofFeature = phase === null ? featureKey(press.key, view) : null;
  if (ofFeature) return ofFeature;
  const index = optionOfKey(press.key);
  if (index === null || phase !== null || !slide?.question || !('options' in slide.question)) return null;
  const option = slide.question.options[index];
  if (!option) return null;
  return { type: slide.question.type === 'MSQ' ? 'toggle' : 'choose', optionId: option.id };
}

/** Fields take all keys, buttons that can be pressed and links take Enter, and a dialog takes everything. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([readonly]), textarea:not([readonly]), select, [contenteditable], dialog'))
    return true;
  return key === 'Enter' && target.closest('button:not([aria-disabled="true"]), a, audio, video') !== null;
}
