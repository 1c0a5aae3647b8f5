// Places of the question's pieces, for features' layers over it.

import type { Background } from '#scenes/kit/Background.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import type { Hud } from '#scenes/player/question/Hud.ts';
import type { QuestionLayout } from '#scenes/player/question/layout.ts';
import { scrolledIn } from '#scenes/player/question/places.ts';
import type { Target, Viewport } from '#scenes/ports.ts';

/** With at least this much space above the card, in CSS pixels, what hangs on its edge is below the clock. */
const BELOW = 24;

/** `answers`: the part's targets, relative to its origin. */
export function spotsOf(
  viewport: Viewport,
  ground: Background,
  layout: QuestionLayout,
  scroll: number,
  own: Spots['ownCharacter'],
  bar: Hud,
  answers: readonly Target[],
): Omit<Spots, 'corner'> {
  const { shape, hud, window, card, part, footer } = layout;
  const scrolled = scrolledIn(layout, scroll);
  const left = window.x + part.x;
  const top = window.y + part.y - scrolled.part;
  const ofBar = bar.spots();
  const start = window.x + card.x;
  const end = start + card.width - 12;
  const isBelow = window.y + card.y - hud.y - hud.height >= BELOW;
  return {
    viewport,
    ground,
    shape,
    hud,
    card: { ...card, x: start, y: window.y + card.y - scrolled.card },
    // The player's own character may stand beside the card.
    start: own && own.x < end ? own.x + own.size / 2 : start,
    edge: ofBar.clock && !isBelow ? Math.min(end, ofBar.clock.x - ofBar.clock.size * 0.6) : end,
    part: { ...part, x: left, y: top },
    footer,
    ownCharacter: own,
    ...ofBar,
    pressable: new Map(
      answers.map(({ id, rect }) => [id, { ...rect, x: rect.x + left, y: rect.y + top }] as const),
    ),
  };
}
