// What the projector tells of power-ups: who did what to whom, and what is at work on everybody.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { does, type Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { EffectView, PowerupUseView } from '#core/features/powerups/views.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ProjectorFeature } from '#scenes/features/feature.ts';
import { FAMILY_OPTION } from '#scenes/features/powerups/colors.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import type { AtWork, FeatureNews, RowSign } from '#scenes/parts/projectorPart.ts';
import { amount, message, type Message, type Words } from '#scenes/message.ts';

/** A whole room in gold. */
const GOLD = 1;

interface Told {
  readonly name: string;
  readonly other: string;
  readonly points: number;
}

/** What is said of those that do something to others; of all others it is said that they are used. */
const LINES: Partial<Record<PowerupId, (told: Told) => Message>> = {
  stealPoints: ({ name, other, points }) =>
    points < 0
      ? message('host:powerups.ticker.stealPoints', { name, other, points: amount(-points) })
      : message('host:powerups.ticker.stealNothing', { name, other }),
  gift: ({ name, other, points }) =>
    message('host:powerups.ticker.gift', { name, other, points: amount(points) }),
  streakBreaker: ({ name, other }) => message('host:powerups.ticker.streakBreaker', { name, other }),
  prank: ({ name, other }) => message('host:powerups.ticker.prank', { name, other }),
  powerPlay: ({ name }) => message('host:powerups.ticker.powerPlay', { name }),
  glitch: ({ name }) => message('host:powerups.ticker.glitch', { name }),
};

/** What it means for everybody, of those that reach them. */
const AT_WORK: Partial<Record<PowerupId, Message>> = {
  powerPlay: message('host:powerups.ticker.atWork.powerPlay'),
  glitch: message('host:powerups.ticker.atWork.glitch'),
};

function lineOf({ powerup, by, on, points }: PowerupUseView): Message {
  if (!by) return message('host:powerups.ticker.byTeacher', { powerup: titleOf(powerup) });
  const told = { name: by.name, other: on?.name ?? '', points };
  return (
    LINES[powerup]?.(told) ??
    message('host:powerups.ticker.own', { name: by.name, powerup: titleOf(powerup) })
  );
}

function signsOf({ powerup, by, on, points }: PowerupUseView): readonly RowSign[] {
  const kind = POWERUPS[powerup];
  const color = FAMILY_OPTION[kind.family];
  const sign = (id: string, moved: number): RowSign => ({
    id,
    color,
    words: pointsWords(moved) ?? titleOf(powerup),
  });
  const own = does(kind, 'take') ? -points : (does(kind, 'thank')?.points ?? gainOf(kind));
  return [...(by ? [sign(by.playerId, own)] : []), ...(on ? [sign(on.playerId, points)] : [])];
}

/** Points that its player gets for sure: of what is taken, there may be less. */
function gainOf(kind: Powerup): number {
  return kind.reaches === 'self' ? Math.max(0, does(kind, 'points')?.points ?? 0) : 0;
}

function pointsWords(points: number): Words | null {
  if (points === 0) return null;
  return points > 0
    ? message('host:powerups.ticker.gain', { points: amount(points) })
    : message('host:powerups.ticker.loss', { points: amount(-points) });
}

function atWorkOf({ id, powerup, at, until }: EffectView): readonly AtWork[] {
  const kind = POWERUPS[powerup];
  const line = AT_WORK[powerup];
  if (!line) return [];
  const torn = does(kind, 'show')?.look === 'torn';
  return [
    { id, at, until, line, look: torn ? 'torn' : 'lit', color: torn ? FAMILY_OPTION[kind.family] : GOLD },
  ];
}

export const powerups: ProjectorFeature = {
  news({ powerupUses: before }, { powerupUses: after }) {
    // Their ids rise, and the oldest ones leave.
    const last = before.at(-1)?.id ?? 0;
    return after
      .filter(({ id }) => id > last)
      .map((use): FeatureNews => ({ line: lineOf(use), signs: signsOf(use) }));
  },
  atWork: ({ room }) => (isFinished(room.state) ? [] : room.powerupEffects.flatMap(atWorkOf)),
};
