// Interactions on a picture.

import { coordsOf, spotCoords } from '#importers/qti/coords.ts';
import { correctPairs } from '#importers/qti/correctPairs.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import type { Asked } from '#importers/qti/interactions.ts';
import { type Decision, isReason } from '#importers/qti/qtiDecision.ts';
import { allNamed, attribute, type QtiElement } from '#importers/qti/qtiTree.ts';
import { centerOf, shapeOf } from '#importers/qti/shapes.ts';

const boardElement = (interaction: QtiElement) =>
  interaction.children.find(({ name }) => name === 'object' || name === 'img');

export function hotspot({ interaction, key, texts, own }: Asked): Decision {
  if (key.fault) return key.fault;
  const picture = texts.board(boardElement(interaction));
  if (isReason(picture)) return picture;
  const right = new Set(key.right);
  const regions = allNamed(interaction, 'hotspotchoice').flatMap((choice, index) => {
    const coords = attribute(choice, 'coords');
    const exact = own.shapes?.[index];
    const shape =
      exact && coordsOf(exact, picture) === coords
        ? exact
        : shapeOf(attribute(choice, 'shape'), coords, picture);
    const name = attribute(choice, 'hotspotlabel');
    const isRight = right.has(attribute(choice, 'identifier'));
    return shape ? [{ shape, ...(isRight && { correct: true as const }), ...(name !== '' && { name }) }] : [];
  });
  if (!regions.some(({ correct }) => correct)) return { code: 'noCorrectAnswer', values: {} };
  return { fields: { type: 'HOTSPOT', picture, regions }, changes: [] };
}

export function selectPoint({ interaction, key, texts }: Asked): Decision {
  if (key.fault) return key.fault;
  const picture = texts.board(boardElement(interaction));
  if (isReason(picture)) return picture;
  const regions = key.areas.flatMap((area) => {
    const shape = shapeOf(attribute(area, 'shape'), attribute(area, 'coords'), picture);
    return shape ? [{ shape, correct: true as const }] : [];
  });
  // A single point, which no one would hit.
  if (regions.length === 0) return { code: 'noCorrectAnswer', values: {} };
  return { fields: { type: 'HOTSPOT', picture, regions }, changes: [] };
}

export function graphicGapMatch({ interaction, response, key, texts, own }: Asked): Decision {
  if (key.fault) return key.fault;
  const picture = texts.board(boardElement(interaction));
  if (isReason(picture)) return picture;
  const labels = new Map(
    allNamed(interaction, 'gapimg', 'gaptext').map((gap) => {
      const item = texts.itemOf(htmlOf(gap.content));
      const said = attribute(gap, 'objectlabel');
      return [
        attribute(gap, 'identifier'),
        item.media && said !== '' && !item.media.alt
          ? { ...item, media: { ...item.media, alt: said } }
          : item,
      ];
    }),
  );
  const pairs = correctPairs(key, response, labels);
  const used = new Set<string>();
  const places = allNamed(interaction, 'associablehotspot');
  const spots = places.flatMap((place, index) => {
    const id = attribute(place, 'identifier');
    const coords = attribute(place, 'coords');
    const shape = shapeOf(attribute(place, 'shape'), coords, picture);
    const exact = own.points?.[index];
    const ids = pairs.flatMap(([one, other]) => (other === id ? one : one === id ? other : []));
    const [label] = ids;
    if (!shape || label === undefined) return [];
    used.add(label);
    const name = attribute(place, 'hotspotlabel');
    return [
      {
        ...(exact && spotCoords(exact, picture) === coords ? exact : centerOf(shape)),
        labels: ids.flatMap((each) => labels.get(each) ?? []),
        ...(name !== '' && { name }),
      },
    ];
  });
  if (spots.length === 0 || spots.some((spot) => spot.labels.length === 0))
    return { code: 'noCorrectAnswer', values: {} };
  const empty = places.length - spots.length;
  const extras = [...labels].flatMap(([id, label]) => (used.has(id) ? [] : label));
  return {
    fields: { type: 'DND_IMAGE', picture, spots, ...(extras.length > 0 && { extras }) },
    changes: empty > 0 ? [{ code: 'emptyPlacesDropped', values: { count: empty } }] : [],
  };
}
