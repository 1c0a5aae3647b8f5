// What power-ups do to a question, as far as every game's scene can show it; what they look like comes with the belt alone.

import type { ScenePart } from '#scenes/parts/scenePart.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { amount, type Message, message, type Words } from '#scenes/message.ts';

export const powerupsPart: ScenePart = {
  removed: ({ powerups }) => powerups?.hiddenOptions ?? [],
  tried: ({ powerups }) => powerups?.spared ?? null,
  shuffle: ({ powerups }) => powerups?.mix ?? null,
  stoppedWith: ({ powerups, question, openedAt }) =>
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

/** `powerup`: what has made them of an answer, or who has given or taken them. */
export const pointsWords = (powerup: Words, points: number): Message =>
  message(points < 0 ? 'powerups:belt.lost' : 'powerups:belt.won', {
    powerup,
    points: amount(Math.abs(points)),
  });
