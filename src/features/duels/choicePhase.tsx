// Phases of a duel choice: the choice itself and its outcome. Each step is a new phase, because the page only
// notices phases.

import type { PlayerView } from '#core/views/playerView.ts';
import type { ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { INITIAL_CHOICE, choiceModel, choicesIn } from '#scenes/features/duels/choice/model.ts';
import { ChoiceTwin } from '#src/features/duels/ChoiceTwin.tsx';
import { readingMs } from '#src/game/phases/pace.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface ChoicePhase extends Phase {
  readonly state: ChoiceState;
}

/** Belongs to one choice; the next one starts over, even at the same level of a later attempt. */
interface Kept {
  readonly choice: string;
  readonly phase: ChoicePhase;
}

const kept = new WeakMap<RoomStore<PlayerView>, Kept>();

/** Key of the player's open or next choice. */
export function choiceKey(room: RoomStore<PlayerView>): string {
  const { attempt, duel } = room.getState().view?.me ?? {};
  return `${attempt} ${duel?.level}`;
}

/** Phase of the seat's current choice. */
export function choicePhase(room: RoomStore<PlayerView>): ChoicePhase {
  const choice = choiceKey(room);
  const known = kept.get(room);
  return known?.choice === choice ? known.phase : setChoiceState(room, choice, INITIAL_CHOICE);
}

export function setChoiceState(room: RoomStore<PlayerView>, choice: string, state: ChoiceState): ChoicePhase {
  const phase = phaseOf(state);
  kept.set(room, { choice, phase });
  return phase;
}

/** True if this step is still current; if the player went back, results requested by it are dropped. */
export const isCurrentStep = (room: RoomStore<PlayerView>, state: ChoiceState): boolean =>
  kept.get(room)?.phase.state === state;

/** True if a choice is open and its lazily loaded parts have arrived. */
export const isChoicePhase = (phase: Phase | null | undefined): phase is ChoicePhase =>
  phase?.id === 'duel.choice' && 'state' in phase;

/** Milliseconds for an outcome that needs no reading. */
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
      // Names take reading time like any words; animations are over by then.
      durationMs: ({ me }) => (state.news ? readingMs(`${state.news.on?.name}${me.name}`) : SHORT_MS),
      // The outcome of a strike is announced from its news.
      announcements: (view) => {
        const { title, line } = choiceModel(view, state);
        return state.news || typeof line === 'string' ? [] : [title, line];
      },
    };
  return {
    ...shown,
    id: 'duel.choice',
    // Targets have a shorter guard, which starts before they arrive (actions.ts).
    ...(state.step !== 'targets' && { isChoice: true }),
    /** A habitual press on Next must not skip the choice. */
    onNext: () => null,
    isOver: ({ slide }) => !slide?.duelChoice && !(state.isPending && slide?.answered),
    onKey(key, view) {
      if (key === 'Escape')
        return state.step !== 'cards' && !state.isPending ? { type: 'duel', move: { to: 'back' } } : null;
      // Digits pick by position, as in a question.
      return choicesIn(choiceModel(view, state))[Number(key) - 1]?.intent ?? null;
    },
  };
}
