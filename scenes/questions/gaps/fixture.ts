// Texts with gaps for the gallery.

import { readFormatted } from '#core/content/formatted.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';
import { optionsOf } from '#scenes/questions/placing/fixture.ts';

/** Fields of a question with this text, whose markers are in order; its gaps have the ids p1, p2, … */
export function gappedFixture(name: string, source: string) {
  const count = source.split('[[').length - 1;
  const { text } = readGaps(readFormatted(source, 'markdown'), count);
  return {
    id: name,
    ...text,
    timeMs: 60_000,
    hasCorrectAnswer: true,
    places: optionsOf(
      text.gapsAt.map(() => ''),
      'p',
    ),
  };
}
