// H5P's pictures with places to find.

import { at } from '#protocol/quizFaults.ts';
import { decided, explained, type H5pDecision, refused } from '#importers/h5p/decision.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { isTrueAt, listAt, numberAt, textAt } from '#importers/json.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { partOfPicture } from '#importers/partOfPicture.ts';

/** Corners that stand for an ellipse. */
const CORNERS = 16;

/** `field`: one place is to be found, or several. */
export function hotspots(
  params: unknown,
  field: 'imageHotspotQuestion' | 'imageMultipleHotspotQuestion',
  texts: H5pTexts,
): readonly H5pDecision[] {
  const background = at(params, [field, 'backgroundImageSettings']);
  const settings = at(params, [field, 'hotspotSettings']);
  const title = textAt(background, 'questionTitle');
  const text = texts.html(textAt(settings, 'taskDescription') || title);
  const board = texts.board(at(background, ['backgroundImage']), textAt(background, 'imageAlt'));
  if (!board) return refused(text.words, { code: 'boardMissing', values: {} });
  const spots = listAt(settings, 'hotspot');
  return decided(texts, {
    type: 'HOTSPOT',
    text,
    picture: board,
    regions: spots.map((spot) => ({
      shape: shapeOf(spot, board.width / board.height),
      ...(isTrueAt(spot, 'userSettings', 'correct') && ({ correct: true } as const)),
    })),
    ...explained(
      spots.map((spot) => ({
        answer: MarkedText.plain(''),
        html: textAt(spot, 'userSettings', 'feedbackText'),
      })),
      texts,
    ),
  });
}

/** Places are in percent of the picture; `aspect` is its width by its height. */
function shapeOf(spot: unknown, aspect: number): Shape {
  const share = (name: string) => numberAt(spot, 'computedSettings', name) / 100;
  const [x, y, width, height] = [share('x'), share('y'), share('width'), share('height')];
  if (textAt(spot, 'computedSettings', 'figure') !== 'circle')
    return {
      type: 'rect',
      x: partOfPicture(x),
      y: partOfPicture(y),
      width: partOfPicture(partOfPicture(x + width) - partOfPicture(x)),
      height: partOfPicture(partOfPicture(y + height) - partOfPicture(y)),
    };
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const isRound = Math.abs(width * aspect - height) < height * 0.05;
  if (isRound)
    return {
      type: 'circle',
      x: partOfPicture(middleX),
      y: partOfPicture(middleY),
      radius: partOfPicture(width / 2),
    };
  return {
    type: 'polygon',
    points: Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      return {
        x: partOfPicture(middleX + (Math.cos(angle) * width) / 2),
        y: partOfPicture(middleY + (Math.sin(angle) * height) / 2),
      };
    }),
  };
}
