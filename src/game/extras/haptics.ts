// Haptics: what a phone lets its player feel, and nothing else vibrates.

import { useEffect, useRef } from 'react';
import { kindOf } from '#core/questions/kinds.ts';
import { askedKey, type PlayerView, shownResult } from '#core/views/playerView.ts';
import type { Draft } from '#scenes/index.ts';
import { firstOf } from '#src/game/features.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';

/** Milliseconds of vibration and of pause, in turn. */
const PATTERNS = {
  press: [10],
  correct: [15, 40, 15],
  incorrect: [30],
  struck: [40, 30, 20],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Haptic = keyof typeof PATTERNS;

interface Moment {
  readonly view: PlayerView;
  readonly draft: Draft;
}

/** What the player feels of the change from one moment to the next; null for nothing. */
export function hapticOf(before: Moment, after: Moment): Haptic | null {
  if (firstOf((feature) => feature.isStruck?.(before.view, after.view))) return 'struck';
  if (askedKey(before.view) === '' || askedKey(before.view) !== askedKey(after.view)) return null;
  const { feedback, question } = after.view.slide ?? {};
  if (feedback && before.view.slide?.feedback?.result == null) {
    const result = shownResult(feedback);
    if (result === 'correct' || result === 'incorrect') return result;
  }
  if (before.draft.state !== 'open' || !question) return null;
  const count = ({ answer }: Draft) => kindOf(question.type).chosenCount(answer) ?? 0;
  const isPress = after.draft.state !== 'open' || count(before.draft) !== count(after.draft);
  return isPress ? 'press' : null;
}

/** Off with reduced motion, and for those who want no effects. `isCalm`: the game asks for reduced motion. */
export function useHaptics(view: PlayerView, draft: Draft, isCalm: boolean): void {
  const { settings } = useServices();
  const previous = useRef<Moment | null>(null);
  useEffect(() => {
    const before = previous.current;
    const after = { view, draft };
    previous.current = after;
    const wanted = settings.getState();
    const less = isCalm || wantsLessMotion(wanted, matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (!before || less || !wanted.effects || !wanted.vibration) return;
    const haptic = hapticOf(before, after);
    if (haptic) navigator.vibrate?.([...PATTERNS[haptic]]);
  }, [view, draft, isCalm, settings]);
}
