// The effects of power-ups on a question, as far as every game's scene shows them; their graphics load with
// the belt.

import type { ScenePart } from '#scenes/parts/scenePart.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { numberMessage, type Message, message, type Words } from '#scenes/message.ts';

export const powerupsPart: ScenePart = {
  removed: ({ powerups }) => powerups?.hiddenOptions ?? [],
  tried: ({ powerups }) => powerups?.spared ?? null,
  shuffle: ({ powerups }) => powerups?.mix ?? null,
  stoppedClockMs: ({ powerups, question, openedAt }) =>
    powerups?.stoppedAt && question && openedAt !== null
      ? Math.max(0, question.timeMs - (powerups.stoppedAt - openedAt))
      : null,
  points: ({ powerups }) =>
    (powerups?.points ?? []).map(({ powerup, points }) => ({
      points,
      words: pointsWords(titleOf(powerup), points),
    })),
  pointsTogether: ({ powerups }) =>
    pointsWords(
      message('powerups:belt.title'),
      (powerups?.points ?? []).reduce((sum, { points }) => sum + points, 0),
    ),
};

export const titleOf = (powerup: PowerupId): Message => message(`powerups:${powerup}.title`);

/** `powerup`: what turned an answer into these points, or who gave or took them. */
export const pointsWords = (powerup: Words, points: number): Message =>
  message(points < 0 ? 'powerups:belt.lost' : 'powerups:belt.won', {
    powerup,
    points: numberMessage(Math.abs(points)),
  });
