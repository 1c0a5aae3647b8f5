import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import { SHIELDS, STRIKES } from '#core/features/duels/ids.ts';
import type { FeatureSample, StepContext } from '#core/authority/sample.ts';

export const duelsSample: FeatureSample<'duels'> = {
  player: {
    duelDecision: (context) => ({
      type: 'duelDecision',
      playerId: context.playerId,
      level: seatOf(context)?.duelist?.level ?? 0,
      choice: choiceOf(context),
      commandId: context.commandId,
    }),
  },
  host: {},
  busy: ['duelDecision', 'duelDecision'],
  options: { isDuelEnabled: [true, true, false] },
};

function seatOf({ game, playerId }: StepContext) {
  return game.room.seats.flat().find(({ id }) => id === playerId);
}

function choiceOf({ game, who, what }: StepContext): DuelChoice {
  const seats = game.room.seats.flat();
  const kind = what % 5;
  if (kind === 0) return { type: 'skip' };
  if (kind === 1) return { type: 'shield', shield: SHIELDS[who % SHIELDS.length] ?? 'standard' };
  return {
    type: 'strike',
    strike: STRIKES[what % STRIKES.length] ?? 'standard',
    targetId: seats[(who + 1 + (what % 7)) % Math.max(1, seats.length)]?.id ?? '',
  };
}
