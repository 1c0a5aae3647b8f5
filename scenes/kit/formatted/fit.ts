// Fitting of formatted text: the largest size for its box, by the rules for plain text (kit/text.ts).

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Block } from '#scenes/kit/formatted/blocks.ts';
import { type Layout, layOut, type Line, lineOf, widthOf } from '#scenes/kit/formatted/layout.ts';
import type { Ruler, Setting } from '#scenes/kit/formatted/setting.ts';
import type { Atom } from '#scenes/kit/formatted/tokens.ts';
import { isUnspaced } from '#scenes/stage/lineBreaks.ts';
import type { TextBox } from '#scenes/kit/text.ts';

type Weights = Setting['weights'];

const ELLIPSIS = '…';
const MAX_BALANCED = 4;
const CLOSE = 4;

export function fitted(
  { text }: FormattedText,
  blocks: readonly Block[],
  box: TextBox,
  look: { readonly weights: Weights; readonly lineHeight: number },
  ruler: Ruler,
): Layout {
  const width = Math.max(1, box.width);
  const at = (size: number, breakWords: boolean): Setting => ({ ...look, size, width, breakWords });
  const laid = (setting: Setting): Layout => layOut(blocks, text, setting, ruler);
  const [most, least] = box.size;
  for (let size = Math.floor(most); size > least; size -= Math.max(1, Math.round(size / 16))) {
    const setting = at(size, isUnspaced(text));
    const layout = laid(setting);
    if (
      layout.width <= width &&
      layout.height <= box.height + 1 &&
      layout.lines.length <= (box.lines ?? Infinity)
    )
      return balanced(layout, box, setting, laid);
  }
  const setting = at(least, true);
  const layout = laid(setting);
  const room = linesIn(layout, box);
  return room < layout.lines.length
    ? cut(layout, room, setting, ruler)
    : balanced(layout, box, setting, laid);
}

/** Number of lines that fit; at least 1. */
function linesIn({ lines }: Layout, box: TextBox): number {
  const high = lines.filter(({ top, height }) => top + height <= box.height + 1).length;
  return Math.max(1, Math.min(high, box.lines ?? lines.length));
}

function balanced(
  layout: Layout,
  box: TextBox,
  setting: Setting,
  laid: (setting: Setting) => Layout,
): Layout {
  const { lines, width } = layout;
  if (!box.balanced || layout.flush || lines.length < 2 || lines.length > MAX_BALANCED) return layout;
  if (lines.some(({ atoms }) => atoms.some(({ atom }) => isUnspaced(atom.text)))) return layout;
  let best = layout;
  let [low, high] = [width / lines.length, width];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    const tried = laid({ ...setting, breakWords: false, width: middle });
    const fits = tried.lines.length <= lines.length && tried.height <= layout.height && tried.width <= middle;
    if (fits) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** The first `room` lines, ending in an ellipsis. */
function cut(layout: Layout, room: number, setting: Setting, ruler: Ruler): Layout {
  const kept = layout.lines.slice(0, room);
  const last = kept.at(-1);
  const atoms = [...(layout.read[room - 1] ?? [])];
  if (!last) return layout;
  const most = setting.width - last.indent;
  for (;;) {
    const end = atoms.findLast(({ formula }) => !formula) ?? last.atoms[0]?.atom;
    const dots = end && ellipsis(end, ruler);
    if (!dots || atoms.length === 0 || widthOf(atoms) + dots.width <= most) {
      if (dots) atoms.push(dots);
      break;
    }
    shorten(atoms, ruler);
  }
  const line: Line = { ...last, ...lineOf(atoms, last.kind, setting, ruler, layout.rightToLeft) };
  const lines = [...kept.slice(0, -1), line];
  return {
    ...layout,
    lines,
    width: Math.max(...lines.map(({ width, indent }) => width + indent)),
    height: line.top + line.height,
    read: [...layout.read.slice(0, room - 1), atoms],
  };
}

function ellipsis(like: Atom, ruler: Ruler): Atom {
  const { letters } = like;
  return {
    ...like,
    text: ELLIPSIS,
    width: ruler.width(letters, ELLIPSIS),
    rise: 0,
    formula: null,
    space: false,
  };
}

/** Removes the last letter, or the last formula. */
function shorten(atoms: Atom[], ruler: Ruler): void {
  const last = atoms.pop();
  if (!last || last.formula) return;
  const text = ruler.graphemes(last.text).slice(0, -1).join('').trimEnd();
  if (text !== '') atoms.push({ ...last, text, width: ruler.width(last.letters, text) });
}
