// The question was missed and can be answered once more: the player decides, or the time for that passes.

import { decideLife } from '#src/features/extraLife/decideLife.ts';
import { LIFE_KEYS, LifeOffer } from '#src/features/extraLife/LifeOffer.tsx';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

export const OFFER: Phase = {
  id: 'life',
  endsAt: ({ slide }) => slide?.lifeOffer?.until ?? null,
  onEnd: (seat) => decideLife(seat, false),
  isTold: ({ slide }) => slide?.lifeOffer != null,
  onNext: () => null,
  isChoice: true,
  /** Enter chooses nothing here: it may still be meant for the answer. */
  onKey(key) {
    const pressed = key.toUpperCase();
    if (pressed === LIFE_KEYS.use) return { type: 'life', use: true };
    return pressed === LIFE_KEYS.keep ? { type: 'life', use: false } : null;
  },
  scene: 'question',
  wayOn: (props) => <LifeOffer {...props} />,
};

export const extraLife: PhaseSource<'life'> = {
  feature: 'extraLife',
  place: 'beforeVerdict',
  ids: ['life'],
  phases: [OFFER],
  open: () => ({ beforeVerdict: ({ view }) => (view.slide?.lifeOffer ? OFFER : null) }),
};
