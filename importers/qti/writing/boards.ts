// Questions with places on a picture as interactions of QTI.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Board } from '#core/questions/board/board.ts';
import { dndImageParts } from '#core/questions/dndImage/authoring.ts';
import { coordsOf, spotCoords } from '#importers/qti/coords.ts';
import type { Answers, Writing } from '#importers/qti/writing/answers.ts';
import { id, piecesOf, placed } from '#importers/qti/writing/pieces.ts';
import { matched, RESPONSE, together } from '#importers/qti/writing/scoring.ts';
import { type Href, itemXml, mediaXml } from '#importers/qti/writing/texts.ts';
import { element } from '#importers/qti/writing/xml.ts';

type Authored<Type extends AuthoredQuestion['type']> = Extract<AuthoredQuestion, { readonly type: Type }>;

function boardXml({ url, alt, width, height }: Board, href: Href): string {
  return element('img', { src: href(url), alt: alt ?? '', width, height });
}

export function hotspot({ picture, regions }: Authored<'HOTSPOT'>, { href, stem }: Writing): Answers {
  const correct = regions.flatMap((region, index) => (region.correct ? id('H', index) : []));
  const shapes = regions.map(({ shape }) => shape);
  const choices = regions.map(({ shape, name }, index) =>
    element('qti-hotspot-choice', {
      identifier: id('H', index),
      shape: shape.type === 'polygon' ? 'poly' : shape.type,
      coords: coordsOf(shape, picture),
      'hotspot-label': name,
    }),
  );
  const attributes = { 'response-identifier': RESPONSE, 'max-choices': correct.length };
  return {
    ...matched('multiple', 'identifier', correct),
    body: stem + element('qti-hotspot-interaction', attributes, boardXml(picture, href), ...choices),
    own: { shapes },
  };
}

export function graphicGapMatch(question: Authored<'DND_IMAGE'>, { format, href, stem }: Writing): Answers {
  const { picture, spots } = question;
  const parts = dndImageParts(question);
  const labels = piecesOf(parts.items, spots.length).map(({ item, identifier }) => {
    const { text, media } = item;
    const attributes = { identifier, 'match-max': 1 };
    return text.trim() === '' && media
      ? element('qti-gap-img', { ...attributes, 'object-label': media.alt }, mediaXml(media, href))
      : element('qti-gap-text', attributes, itemXml(item, format, 'line', href));
  });
  const places = spots.map((spot, index) =>
    element('qti-associable-hotspot', {
      identifier: id('G', index),
      shape: 'circle',
      coords: spotCoords(spot, picture),
      'match-max': 1,
      'hotspot-label': spot.name,
    }),
  );
  const attributes = { 'response-identifier': RESPONSE, 'max-associations': spots.length };
  return {
    ...together([placed(parts, format)]),
    body:
      stem +
      element('qti-graphic-gap-match-interaction', attributes, boardXml(picture, href), ...labels, ...places),
    own: { points: spots.map(({ x, y }) => ({ x, y })) },
  };
}
