// Moodle's questions in which labels are dragged into a picture.

import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { pictureSize } from '#importers/files/pictureSize.ts';
import { base64Bytes } from '#importers/files/base64.ts';
import { childOf, childrenNamed, wordsIn, type XmlElement } from '#importers/markup/xmlTree.ts';
import type { MoodleAnswers, MoodleDrag, MoodleDrop } from '#importers/moodle/moodleItem.ts';

/** Moodle stores where the upper left corner of a label goes. Its size is that of its largest label. */
const LETTER_WIDTH = 7;
const LABEL_HEIGHT = 22;

/** `areas`: drops are areas in which a marker has to be, instead of places for labels. */
export function pictureItem(question: XmlElement, files: ImportedFiles, areas: boolean): MoodleAnswers {
  const elements = childrenNamed(question, 'drag');
  const numbers = elements.map((drag) => wordsIn(drag, 'no'));
  const drags = elements.map(dragOf);
  const size = labelSize(elements, drags);
  const [board] = childrenNamed(question, 'file');
  const drops = childrenNamed(question, 'drop').flatMap((drop): MoodleDrop[] => {
    const drag = numbers.indexOf(wordsIn(drop, 'choice'));
    // A drop without a label is a trap, or was left empty by its author.
    if (wordsIn(drop, 'choice') === '0') return [];
    const center = areas
      ? centerOf(wordsIn(drop, 'shape'), wordsIn(drop, 'coords'))
      : {
          x: Number(wordsIn(drop, 'xleft')) + size.width / 2,
          y: Number(wordsIn(drop, 'ytop')) + size.height / 2,
        };
    return [{ ...center, drag, name: wordsIn(drop, 'text') }];
  });
  return { kind: 'picture', board: boardOf(board, files), drops, drags, areas };
}

function boardOf(file: XmlElement | undefined, files: ImportedFiles) {
  const bytes = file ? base64Bytes(file.text) : null;
  const size = bytes && pictureSize(bytes);
  const url = size ? files.place(file?.attributes.get('name') ?? '') : null;
  return size && url !== null ? { url, ...size } : null;
}

/** A label's picture is a file in it, and its text then describes the picture. */
function dragOf(drag: XmlElement): MoodleDrag {
  const text = wordsIn(drag, 'text');
  const name = childOf(drag, 'file')?.attributes.get('name');
  const group = wordsIn(drag, 'draggroup') || '1';
  if (name === undefined) return { text: { format: 'html', text }, group };
  const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const picture = `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}" alt="${quoted(text)}">`;
  return { text: { format: 'html', text: picture }, group };
}

function labelSize(elements: readonly XmlElement[], drags: readonly MoodleDrag[]) {
  const sizes = elements.map((drag, index) => {
    const file = childOf(drag, 'file');
    const bytes = file && base64Bytes(file.text);
    const letters = drags[index]?.text.text.length ?? 0;
    return (bytes && pictureSize(bytes)) ?? { width: letters * LETTER_WIDTH, height: LABEL_HEIGHT };
  });
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: Math.max(0, ...sizes.map(({ height }) => height)),
  };
}

/** `x,y;radius`, `x,y;width,height`, or the corners of a polygon. */
function centerOf(shape: string, coords: string): { readonly x: number; readonly y: number } {
  const points = coords.split(';').map((point) => point.split(',').map(Number));
  const [[x = 0, y = 0] = [], [width = 0, height = 0] = []] = points;
  if (shape === 'circle') return { x, y };
  if (shape === 'rectangle') return { x: x + width / 2, y: y + height / 2 };
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  return { x: mean(0), y: mean(1) };
}
