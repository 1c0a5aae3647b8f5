// What power-ups do to a question, as far as every game's scene can show it; what they look like comes with the belt alone.

import type { ScenePart } from '#scenes/features/scenePart.ts';
import { amount, type Message, message } from '#scenes/message.ts';

export const powerups: ScenePart = {
  hidden: ({ powerups }) => powerups?.hiddenOptions ?? [],
  tried: ({ powerups }) => powerups?.spared ?? null,
  mix: ({ powerups }) => powerups?.mix ?? null,
  stoppedWith: ({ powerups, question, openedAt }) =>
    powerups?.stoppedAt && question && openedAt !== null
      ? Math.max(0, question.timeMs - (powerups.stoppedAt - openedAt))
      : null,
  points: ({ powerups }) =>
    (powerups?.points ?? []).map(({ powerup, points }) => ({
      points,
      words: words(message(`powerups:${powerup}.title`), points),
    })),
  pointsTogether: ({ powerups }) =>
    words(
      message('powerups:belt.title'),
      (powerups?.points ?? []).reduce((sum, { points }) => sum + points, 0),
    ),
};

const words = (powerup: Message, points: number): Message =>
  message(points < 0 ? 'powerups:belt.lost' : 'powerups:belt.won', {
    powerup,
    points: amount(Math.abs(points)),
  });
