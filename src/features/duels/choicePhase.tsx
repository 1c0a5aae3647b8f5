// The phases of a choice: that it stands there, and that what came of it does. A new one for each step, as the page is told of phases alone.

import type { PlayerView } from '#core/views/playerView.ts';
import type { ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { AT_CARDS, choiceModel, listedIn } from '#scenes/features/duels/choice/model.ts';
import { ChoiceTwin } from '#src/features/duels/ChoiceTwin.tsx';
import { readingMs } from '#src/game/phases/pace.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface ChoicePhase extends Phase {
  readonly state: ChoiceState;
}

/** Of one choice: another one begins anew, as that of the same level in the next attempt does. */
interface Kept {
  readonly choice: string;
  readonly phase: ChoicePhase;
}

const kept = new WeakMap<RoomStore<PlayerView>, Kept>();

/** Which of the player's choices comes next, or stands open. */
export function choiceIn(room: RoomStore<PlayerView>): string {
  const { attempt, duel } = room.getState().view?.me ?? {};
  return `${attempt} ${duel?.level}`;
}

/** How far the choice of this seat is that stands open now. */
export function choicePhase(room: RoomStore<PlayerView>): ChoicePhase {
  const choice = choiceIn(room);
  const known = kept.get(room);
  return known?.choice === choice ? known.phase : keepPhase(room, choice, AT_CARDS);
}

export function keepPhase(room: RoomStore<PlayerView>, choice: string, state: ChoiceState): ChoicePhase {
  const phase = phaseOf(state);
  kept.set(room, { choice, phase });
  return phase;
}

/** Whether this step still stands there: who went back meanwhile does not want what was asked for in it. */
export const isKept = (room: RoomStore<PlayerView>, state: ChoiceState): boolean =>
  kept.get(room)?.phase.state === state;

/** Whether something is to be chosen in it, and its parts are there. */
export const isChoicePhase = (phase: Phase | null | undefined): phase is ChoicePhase =>
  phase?.id === 'duel.choice' && 'state' in phase;

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
        const { title, line } = choiceModel(view, state);
        return state.news || typeof line === 'string' ? [] : [title, line];
      },
    };
  return {
    ...shown,
    id: 'duel.choice',
    isChoice: true,
    /** Nothing is skipped by habit. */
    onNext: () => null,
    isOver: ({ slide }) => !slide?.duelChoice && !(state.isPending && slide?.answered),
    onKey(key, view) {
      if (key === 'Escape')
        return state.step !== 'cards' && !state.isPending ? { type: 'duel', move: { to: 'back' } } : null;
      // As at a question: by its place.
      return /^[1-9]$/.test(key)
        ? (listedIn(choiceModel(view, state))[Number(key) - 1]?.intent ?? null)
        : null;
    },
  };
}
