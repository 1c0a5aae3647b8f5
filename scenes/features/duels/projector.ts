// Duels on the projector: the layer of strikes, and a line of news for each.

import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type { StrikeOutcome } from '#core/features/duels/ids.ts';
import { namesIn } from '#scenes/features/duels/model.ts';
import type { ProjectorFeature } from '#scenes/features/feature.ts';
import { newStrikes } from '#scenes/features/duels/strikeQueue.ts';
import { lazyPart } from '#scenes/parts/lazyPart.ts';
import { message, type Message } from '#scenes/message.ts';

const LINES: Readonly<Record<StrikeOutcome, (names: ReturnType<typeof namesIn>) => Message>> = {
  struckTarget: (names) => message('duels:wall.struckTarget', names),
  brokeTargetShield: (names) => message('duels:wall.brokeTargetShield', names),
  rebounded: (names) => message('duels:wall.rebounded', names),
  deflected: (names) => message('duels:wall.deflected', names),
  absorbed: (names) => message('duels:wall.absorbed', names),
};

export const duels: ProjectorFeature = {
  over: lazyPart(
    ({ projector: { room, strikes } }) => hasDuels(room) || strikes.length > 0,
    async () => (await import('#scenes/features/duels/ProjectorStrikes.ts')).projectorStrikeLayer,
  ),
  news: ({ strikes: before }, { strikes: after }) =>
    newStrikes(before, after).map((strike) => ({
      line: LINES[strike.outcome](namesIn(strike)),
      signs: [],
    })),
};
