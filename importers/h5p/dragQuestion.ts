// H5P's pictures into which things are dragged. Without a picture, its zones are names to match or groups.

import { at } from '#protocol/quizFaults.ts';
import { decided, type H5pDecision, hinted, refused } from '#importers/h5p/decision.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { isTrueAt, listAt, numberAt, textAt } from '#importers/json.ts';
import type { ImportItem } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { partOfPicture } from '#importers/partOfPicture.ts';
import { shortItem } from '#importers/problems.ts';

/** Pixels of the unit in which sizes are. */
const EM = 16;

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly label: MarkedText;
  /** Its correct elements. */
  readonly items: readonly ImportItem[];
  /** True if one element is enough. */
  readonly single: boolean;
  readonly tip: string;
}

export function dragQuestion(params: unknown, texts: H5pTexts): readonly H5pDecision[] {
  const settings = at(params, ['question', 'settings']);
  const task = at(params, ['question', 'task']);
  const elements = listAt(task, 'elements');
  const text = texts.html(textAt(params, 'taskDescription') || textAt(settings, 'questionTitle'));
  const items = elements.map((element) =>
    listAt(element, 'dropZones').length > 0 ? itemOf(element, texts) : null,
  );
  for (const [index, element] of elements.entries()) {
    if (!items[index]) reportShown(element, texts);
  }
  const board = texts.board(at(settings, ['background']), '');
  const all = listAt(task, 'dropZones').map((zone) => zoneOf(zone, settings, items, texts));
  const zones = all.filter((zone) => zone.items.length > 0);
  if (zones.length === 0) return refused(text.words, { code: 'noCorrectAnswer', values: {} });
  if (zones.length < all.length)
    texts.report({ code: 'unknownFields', values: { fields: `dropZones (${all.length - zones.length})` } });
  const hasOneEach = zones.every((zone) => zone.single || zone.items.length === 1);
  // Of several for one place, the first is its own.
  const used = new Set(zones.flatMap((zone) => (board && hasOneEach ? zone.items.slice(0, 1) : zone.items)));
  const extras = items.filter((item): item is ImportItem => item !== null && !used.has(item));
  const rest = {
    text,
    ...(extras.length > 0 && { extras }),
    ...hinted(
      zones.map(({ tip }) => tip),
      texts,
    ),
  };
  if (board && hasOneEach)
    return decided(texts, {
      type: 'DND_IMAGE',
      ...rest,
      picture: board,
      spots: zones.map(({ x, y, label, items: labels }) => ({
        x,
        y,
        labels,
        ...(label.words !== '' && { name: label.words }),
      })),
    });
  const named = zones.every(({ label }) => label.words !== '');
  if (!named || zones.some((zone) => zone.single && zone.items.length > 1))
    return refused(text.words, { code: 'unsupportedType', values: { type: 'H5P.DragQuestion' } });
  const above = board && ({ type: 'image', url: board.url } as const);
  const common = { ...rest, ...(above && { media: above }) };
  return decided(
    texts,
    zones.every((zone) => zone.items.length === 1)
      ? {
          type: 'MATCH',
          ...common,
          pairs: zones.map(({ label, items: [match = { text: '' }] }) => ({
            prompt: { text: label },
            match,
          })),
        }
      : {
          type: 'CLASSIFICATION',
          ...common,
          groups: zones.map(({ label, items: inGroup }) => ({ name: label.words, items: inGroup })),
        },
  );
}

function itemOf(element: unknown, texts: H5pTexts): ImportItem {
  const params = at(element, ['type', 'params']);
  if (!textAt(element, 'type', 'library').startsWith('H5P.Image '))
    return { text: texts.html(textAt(params, 'text')) };
  const media = texts.picture(at(params, ['file']), textAt(params, 'alt'));
  return { text: '', ...(media && { media }) };
}

/** Elements that can't be dragged are part of the board. */
function reportShown(element: unknown, texts: H5pTexts): void {
  const words = htmlToMarkdown(textAt(element, 'type', 'params', 'text')).text.words;
  const [library = ''] = textAt(element, 'type', 'library').split(' ');
  texts.report({ code: 'embedNotTaken', values: { what: shortItem(words || library) } });
}

function zoneOf(
  zone: unknown,
  settings: unknown,
  items: readonly (ImportItem | null)[],
  texts: H5pTexts,
): Zone {
  const share = (place: 'x' | 'y', size: 'width' | 'height') => {
    const length = (numberAt(zone, size) * EM) / (numberAt(settings, 'size', size) || 1);
    return partOfPicture(numberAt(zone, place) / 100 + length / 2);
  };
  return {
    x: share('x', 'width'),
    y: share('y', 'height'),
    label: texts.html(textAt(zone, 'label')),
    items: listAt(zone, 'correctElements').flatMap((index) => items[Number(textAt(index) || 'none')] ?? []),
    single: isTrueAt(zone, 'single'),
    tip: textAt(zone, 'tipsAndFeedback', 'tip'),
  };
}
