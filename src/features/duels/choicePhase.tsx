// The phases of a choice: that it stands there, and that what came of it does. A new one for each step, as the page is told of phases alone.

import type { PlayerView } from '#core/views/playerView.ts';
import type { ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { AT_CARDS, choiceModel } from '#scenes/features/duels/choice/model.ts';
import { ChoiceTwin } from '#src/features/duels/ChoiceTwin.tsx';
import { readingMs } from '#src/game/phases/pace.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import type { RoomStore } from '#src/stores/roomStore.ts';

export interface ChoicePhase extends Phase {
  readonly state: ChoiceState;
}

/** Of the choice at this level: another one begins anew. */
interface Kept {
  readonly level: number;
  readonly phase: ChoicePhase;
}

const kept = new WeakMap<RoomStore<PlayerView>, Kept>();

export const levelIn = (room: RoomStore<PlayerView>): number => room.getState().view?.me.duel?.level ?? 0;

/** How far the choice of this seat is that stands open now. */
export function choicePhase(room: RoomStore<PlayerView>): ChoicePhase {
  const level = levelIn(room);
  const known = kept.get(room);
  return known?.level === level ? known.phase : keepPhase(room, level, AT_CARDS);
}

export function keepPhase(room: RoomStore<PlayerView>, level: number, state: ChoiceState): ChoicePhase {
  const phase = phaseOf(state);
  kept.set(room, { level, phase });
  return phase;
}

/** Whether this step still stands there: who went back meanwhile does not want what was asked for in it. */
export const isKept = (room: RoomStore<PlayerView>, state: ChoiceState): boolean =>
  kept.get(room)?.phase.state === state;

/** Milliseconds for what nobody has to read to the end. */
const SHORT_MS = 1_500;

export function phaseOf(state: ChoiceState): ChoicePhase {
  const shown = {
    state,
    scene: 'duel',
    request: (player) => ({ id: 'duel', view: { player, state } }),
    twin: (props) => <ChoiceTwin key="duel" {...props} state={state} />,
  } as const satisfies Partial<ChoicePhase>;
  if (state.step === 'done')
    return {
      ...shown,
      id: 'duel.outcome',
      // Names take as long as other words do; what is moving has ended by then.
      lastsMs: ({ me }) => (state.news ? readingMs(`${state.news.on?.name}${me.name}`) : SHORT_MS),
      // What came of a strike is told from its news.
      says: (view) => {
        const { line } = choiceModel(view, state);
        return state.news || typeof line === 'string' ? [] : [line];
      },
    };
  return {
    ...shown,
    id: 'duel.choice',
    isChoice: true,
    /** Nothing is skipped by habit. */
    onNext: () => null,
    isOver: ({ slide }) => !slide?.duelChoice && !(state.isPending && slide?.answered),
    onKey: (key) =>
      key === 'Escape' && state.step !== 'cards' && !state.isPending
        ? { type: 'duel', move: { to: 'back' } }
        : null,
  };
}
