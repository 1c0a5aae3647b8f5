// Single keys that play: those of the question's kind, ? for a hint, L and N for an extra life, Enter to submit and to go on.

import { kindOf } from '#core/questions/kinds.ts';
import { optionOfKey } from '#core/questions/letters.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { offeredChances, offersHint } from '#scenes/player/view.ts';
import { type Between, type PlayIntent, milestoneOf } from '#src/game/play.ts';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** Keys that say nothing by themselves, or move the focus, a cursor or the page. */
const MOVES = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|Arrow\w+|Page\w+|Home|End|F\d+)$/;

/** What a key means now; null where it means nothing, or where something else wants it. */
export function intentOfKey(press: KeyPress, view: PlayerView, between: Between | null): PlayIntent | null {
  if (press.ctrlKey || press.altKey || press.metaKey || isBusy(press.target, press.key)) return null;
  const { slide } = view;
  if (milestoneOf(between) === 'redemption.choice' && !isFinished(view.room.state))
    return view.room.state === 'running' ? chanceOfKey(press.key, view) : null;
  if (slide?.lifeOffer) return lifeOfKey(press.key);
  // Nothing else can be meant by any key; those that lead about the page keep their meaning.
  if (between === 'meme' && !MOVES.test(press.key)) return { type: 'next' };
  if (press.key === 'Enter') return { type: between !== null || !slide?.question ? 'next' : 'submit' };
  if (press.key === HINT_KEY && between === null && offersHint(slide)) return { type: 'hint' };
  if (between !== null || !slide?.question) return null;
  return kindOf(slide.question.type).actOfKey(slide.question, press.key);
}

/** A second chance by its letter. Enter goes on from everywhere else: here it would pass them up by habit. */
function chanceOfKey(key: string, view: PlayerView): PlayIntent | null {
  const index = optionOfKey(key);
  const chance = index === null ? undefined : offeredChances(view)[index];
  return chance ? { type: 'redeem', questionId: chance.questionId } : null;
}

/** Asks for a hint: no letter, since those choose options. */
export const HINT_KEY = '?';

/** Keys that use an extra life, and that keep it. */
export const LIFE_KEYS = { use: 'L', keep: 'N' } as const;

/** Enter chooses nothing here: it may still be meant for the answer. */
function lifeOfKey(key: string): PlayIntent | null {
  const pressed = key.toUpperCase();
  if (pressed === LIFE_KEYS.use) return { type: 'life', use: true };
  return pressed === LIFE_KEYS.keep ? { type: 'life', use: false } : null;
}

/** Fields take all keys, buttons that can be pressed and links take Enter, and a dialog takes everything. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([readonly]), textarea:not([readonly]), select, [contenteditable], dialog'))
    return true;
  return key === 'Enter' && target.closest('button:not([aria-disabled="true"]), a, audio, video') !== null;
}
