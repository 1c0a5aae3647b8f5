// A game's memorable moments, in words. Needed only once a game is over, so apart from the model that loads
// with the first question.

import type { Highlight } from '#core/views/highlights.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message, type Message } from '#scenes/message.ts';

export function momentWords(highlight: Highlight): Message {
  switch (highlight.kind) {
    case 'streak':
      return message('play:moment.streak', { count: highlight.count });
    case 'quickest':
      return message('play:moment.quickest', {
        number: highlight.number,
        seconds: highlight.timeMs / 1_000,
      });
    case 'rare':
      return message('play:moment.rare', {
        number: highlight.number,
        count: highlight.right,
        answered: highlight.answered,
      });
    case 'comeback':
      return message('play:moment.comeback', { number: highlight.number, count: highlight.misses });
    case 'madeUp':
      return message('play:moment.madeUp', { count: highlight.count });
  }
}

/**
 * Returns the moment that the end of the game shows together with the place; null without one. A streak is
 * among the figures already, so it comes last.
 */
export function bestMoment({ summary }: Pick<PlayerView, 'summary'>): Message | null {
  const { moments = [] } = summary ?? {};
  const best = moments.find(({ kind }) => kind !== 'streak') ?? moments[0];
  return best ? momentWords(best) : null;
}
