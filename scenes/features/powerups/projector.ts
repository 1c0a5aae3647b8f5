// Power-ups on the projector: who did what to whom, and effects on the whole room.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy, type Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { EffectView, PowerupUseView } from '#core/features/powerups/views.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ProjectorFeature } from '#scenes/features/feature.ts';
import { FAMILY_OPTION } from '#scenes/features/powerups/colors.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { soundOf } from '#scenes/features/powerups/sounds.ts';
import type { RoomEffect, FeatureNews, RowSign } from '#scenes/parts/projectorPart.ts';
import { numberMessage, message, type Message, type Words } from '#scenes/message.ts';

/** The option whose color marks an effect that turns the whole room golden. */
const GOLD = 1;

interface TickerItem {
  readonly name: string;
  readonly other: string;
  readonly points: number;
}

/** Lines of power-ups that do something to others; all the rest share a generic line. */
const LINES: Partial<Record<PowerupId, (told: TickerItem) => Message>> = {
  stealPoints: ({ name, other, points }) =>
    points < 0
      ? message('host:powerups.ticker.stealPoints', { name, other, points: numberMessage(-points) })
      : message('host:powerups.ticker.stealNothing', { name, other }),
  gift: ({ name, other, points }) =>
    message('host:powerups.ticker.gift', { name, other, points: numberMessage(points) }),
  streakBreaker: ({ name, other }) => message('host:powerups.ticker.streakBreaker', { name, other }),
  prank: ({ name, other }) => message('host:powerups.ticker.prank', { name, other }),
  powerPlay: ({ name }) => message('host:powerups.ticker.powerPlay', { name }),
  glitch: ({ name }) => message('host:powerups.ticker.glitch', { name }),
};

/** Lines that say what an effect on the whole room means. */
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
  const own = effectBy(kind, 'take') ? -points : (effectBy(kind, 'thank')?.points ?? gainOf(kind));
  return [...(by ? [sign(by.playerId, own)] : []), ...(on ? [sign(on.playerId, points)] : [])];
}

/** Points its player is certain to win; a theft may yield less. */
function gainOf(kind: Powerup): number {
  return kind.reaches === 'self' ? Math.max(0, effectBy(kind, 'points')?.points ?? 0) : 0;
}

function pointsWords(points: number): Words | null {
  if (points === 0) return null;
  return points > 0
    ? message('host:powerups.ticker.gain', { points: numberMessage(points) })
    : message('host:powerups.ticker.loss', { points: numberMessage(-points) });
}

function atWorkOf({ id, powerup, at, until }: EffectView): readonly RoomEffect[] {
  const kind = POWERUPS[powerup];
  const line = AT_WORK[powerup];
  if (!line) return [];
  const torn = effectBy(kind, 'show')?.look === 'torn';
  return [
    {
      id,
      at,
      until,
      line,
      look: torn ? 'torn' : 'lit',
      color: torn ? FAMILY_OPTION[kind.family] : GOLD,
      sound: soundOf(powerup),
    },
  ];
}

export const powerups: ProjectorFeature = {
  news({ powerupUses: before }, { powerupUses: after }) {
    // Ids rise, and the oldest uses drop out.
    const last = before.at(-1)?.id ?? 0;
    return after
      .filter(({ id }) => id > last)
      .map((use): FeatureNews => ({ line: lineOf(use), signs: signsOf(use) }));
  },
  roomEffects: ({ room, roomBoosts }) =>
    isFinished(room.state) ? [] : [...roomBoosts, ...room.powerupEffects].flatMap(atWorkOf),
};
