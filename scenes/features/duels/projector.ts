// What the projector tells of duels: who struck whom, and what came of it.

import type { StrikeOutcome } from '#core/features/duels/ids.ts';
import type { StrikeView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import type { ProjectorPart } from '#scenes/features/projectorPart.ts';
import { message, type Message, type Words } from '#scenes/message.ts';

interface Told {
  readonly by: Words;
  readonly on: Words;
  readonly third: Words;
}

const LINES: Readonly<Record<StrikeOutcome, (told: Told) => Message>> = {
  struckTarget: ({ by, on }) => message('duels:wall.struckTarget', { by, on }),
  brokeTargetShield: ({ by, on }) => message('duels:wall.brokeTargetShield', { by, on }),
  rebounded: ({ by, on }) => message('duels:wall.rebounded', { by, on }),
  deflected: ({ by, on, third }) => message('duels:wall.deflected', { by, on, third }),
  absorbed: ({ by, on }) => message('duels:wall.absorbed', { by, on }),
};

/** Who is not told, or is gone, is somebody. */
const nameOf = (user: UserView | null): Words => user?.name ?? message('duels:somebody');

/** What `after` has that `before` had not: their ids rise, and the oldest ones leave. */
export function newStrikes(
  before: readonly StrikeView[],
  after: readonly StrikeView[],
): readonly StrikeView[] {
  const last = before.at(-1)?.id ?? 0;
  return after.filter(({ id }) => id > last);
}

export const duels: ProjectorPart = {
  news: ({ strikes: before }, { strikes: after }) =>
    newStrikes(before, after).map(({ outcome, by, on, third }) => ({
      line: LINES[outcome]({ by: nameOf(by), on: nameOf(on), third: nameOf(third) }),
      signs: [],
    })),
};

/** Whom it hit in the end; null where nobody is, or is told. */
export function hitBy({ outcome, by, on, third }: StrikeView): UserView | null {
  if (outcome === 'struckTarget') return on;
  if (outcome === 'rebounded') return by;
  return outcome === 'deflected' ? third : null;
}
