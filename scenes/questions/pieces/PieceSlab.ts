// A piece of an answer: a slab of snow with words, a picture, and what became of it.

import { Container, type Texture } from 'pixi.js';
import type { Option } from '#core/questions/questionBase.ts';
import { MarkBadge, type Sign } from '#scenes/kit/Badge.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel, type PanelLook } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { fitLine, setTextColor } from '#scenes/kit/text.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';

/** open: can be moved. held: picked up. off: out of play. locked: handed in. right, wrong: judged. missed: right, and told without an answer. */
export type PieceState = 'open' | 'held' | 'off' | 'locked' | 'right' | 'wrong' | 'missed';

export interface PieceLook {
  readonly item: Option;
  readonly picture: Texture | null;
  readonly state: PieceState;
  /** Whether it was part of an answer that was wrong, but may be right itself. */
  readonly tried: boolean;
  readonly width: number;
  readonly height: number;
  /** Pixels of the words at most. */
  readonly size: number;
  /** CSS pixels before and after picture and words; the mark stands in the middle of those after them. */
  readonly start: number;
  readonly end: number;
  /** How wide the mark's place is. */
  readonly markRoom: number;
  /** From right to left. */
  readonly mirrored: boolean;
  readonly focused: boolean;
  readonly pressed: boolean;
  /** Off its place, with a pointer. */
  readonly lifted: boolean;
  /** Whether what is held can be put where it stands. */
  readonly isPlace: boolean;
  /** What would be right, in words; null where that is not told. */
  readonly correction: string | null;
}

/** In CSS pixels. */
export const PIECE = {
  edge: 5,
  radius: 14,
  lines: 3,
  lineHeight: 1.18,
  air: 8,
  least: 15,
  leastHeld: 12,
} as const;
/** How far what is pressed or handed in sinks. */
const SUNK = 3.5;
/** Of the words' letters, in pixels at least and at most. */
const CORRECTION = { size: 0.75, least: 15, most: 22 } as const;

/** The width of a picture on a face of this height, with the gap after it. */
function pictureRoom({ media, text }: Option, face: number): number {
  return media ? Math.round((face - PIECE.air) * (text === '' ? 1.7 : 1.34)) + 10 : 0;
}

/** How much room the words of an item take on a piece that has so much for picture and words. */
export function pieceWords(tokens: ThemeTokens, item: Option, size: number, room: number, face: number) {
  const width = Math.max(20, room - pictureRoom(item, face));
  return measureMarked(tokens, item, { size, width, weight: 'display', lineHeight: PIECE.lineHeight });
}

/** Stands with its middle on (0, 0). */
export class PieceSlab extends Widget {
  readonly body = this.addChild(new Container());
  readonly #shadow = this.body.addChild(drawing());
  readonly #slab = this.body.addChild(new Panel());
  readonly #picture = this.body.addChild(new Picture());
  readonly #words = this.body.addChild(
    new MarkedText(this.tokens, { size: 20, color: this.tokens.color.ink }),
  );
  /** For what a kind draws on it. */
  readonly details = this.body.addChild(drawing());
  readonly mark = this.body.addChild(new MarkBadge());
  readonly correction = this.addChild(new Container());
  readonly #pill = this.correction.addChild(drawing());
  readonly #where = this.correction.addChild(this.text({ size: CORRECTION.least, anchor: LEFT }));

  set(look: PieceLook): void {
    const { width, height, state, lifted } = look;
    const { color } = this.tokens;
    const slab = slabOf(this.tokens, look);
    const middle = (slab.pressed ?? 0) - PIECE.edge / 2;
    this.#shadow.clear();
    const fall = lifted ? 10 : state === 'held' ? 6 : 0;
    if (fall > 0)
      this.#shadow
        .roundRect(fall * 0.6 - width / 2, fall - height / 2, width, height, PIECE.radius)
        .fill({ color: color.night950, alpha: 0.28 });
    this.#slab.set(slab);
    this.#slab.position.set(-width / 2, -height / 2);
    this.details.y = middle;
    this.#placeWords(look, middle);
    this.#placeMark(look, middle);
    this.#placeCorrection(look);
  }

  #placeWords(look: PieceLook, middle: number): void {
    const { width, height, state, item, mirrored, start, end } = look;
    const face = height - PIECE.edge;
    const side = mirrored ? -1 : 1;
    const picture = pictureRoom(item, face);
    this.#picture.set({
      texture: look.picture,
      width: picture - 10,
      height: face - PIECE.air,
      radius: PIECE.radius / 2,
    });
    this.#picture.position.set(side * (start + (picture - 10) / 2 - width / 2), middle);
    const { plain } = this.#words;
    plain.anchor.set(mirrored ? 1 : 0, 0.5);
    const align = mirrored ? 'right' : 'left';
    if (plain.style.align !== align) plain.style.align = align;
    const { color } = this.tokens;
    setTextColor(plain, isNight(look) ? color.snow : color.ink);
    this.#words.fit(
      item,
      {
        width: width - start - end - picture,
        height: face - PIECE.air / 2,
        size: [look.size, Math.min(state === 'held' ? PIECE.leastHeld : PIECE.least, look.size)],
        lines: PIECE.lines,
        balanced: true,
      },
      PIECE.lineHeight,
    );
    this.#words.position.set(side * (start + picture - width / 2), middle);
  }

  #placeMark(look: PieceLook, middle: number): void {
    const { width, end, markRoom, mirrored } = look;
    const mark = signOf(look);
    this.mark.visible = mark !== null;
    if (!mark) return;
    this.mark.sign(mark, markRoom - 4, this.tokens);
    const x = width / 2 - end + markRoom / 2;
    this.mark.position.set(mirrored ? -x : x, middle);
  }

  #placeCorrection({ correction, size, width, height, start, mirrored }: PieceLook): void {
    this.correction.visible = correction !== null;
    if (correction === null) return;
    const { color } = this.tokens;
    const letters = clamp(Math.round(size * CORRECTION.size), CORRECTION.least, CORRECTION.most);
    fitLine(this.#where, correction, width * 0.6, letters);
    const high = letters * 1.6;
    const check = letters * 0.32;
    const left = letters * 1.9;
    const wide = this.#where.width + left + letters * 0.8;
    this.#pill
      .clear()
      .roundRect(0, -high / 2, wide, high, high / 2)
      .fill(color.success)
      .roundRect(1.5, 1.5 - high / 2, wide - 3, high - 3, high / 2 - 1.5)
      .fill(color.night950)
      .poly([letters * 0.7, 0, letters * 0.7 + check, check, letters * 0.7 + check * 2.6, -check], false)
      .stroke({ width: letters / 6, color: color.success, cap: 'round', join: 'round' });
    this.#where.position.set(left, 0);
    this.correction.position.set(mirrored ? width / 2 - start - wide : start - width / 2, height / 2 + 4);
  }
}

const isNight = ({ state }: PieceLook): boolean => state === 'wrong' || state === 'off' || state === 'missed';

const SIGNS: Readonly<Partial<Record<PieceState, Sign>>> = {
  locked: 'locked',
  right: 'right',
  wrong: 'wrong',
  missed: 'missed',
};
const signOf = ({ state, tried }: PieceLook): Sign | null =>
  state === 'open' && tried ? 'tried' : (SIGNS[state] ?? null);

function slabOf({ color, schemes }: ThemeTokens, look: PieceLook): PanelLook {
  const { state, width, height } = look;
  const night = isNight(look);
  const ring = ringOf(look, color, schemes.night.focus, schemes.night.lineStrong);
  const fill = night ? mix(color.night700, color.snow, 0.1) : color.snow;
  const face = { width, radius: PIECE.radius, fill, ...(ring && { ring }) };
  // What can't be pressed has no edge.
  if (state === 'off') return { ...face, height: height - PIECE.edge };
  const side = night ? mix(color.night800, color.snowEdge, 0.12) : color.snowEdge;
  const pressed = look.pressed || state === 'locked' ? SUNK : 0;
  return { ...face, height, edge: { color: side, height: PIECE.edge }, pressed };
}

function ringOf(
  { focused, state, isPlace }: PieceLook,
  color: ThemeTokens['color'],
  focus: Color,
  free: Color,
): PanelLook['ring'] | null {
  if (focused) return { color: focus, width: 3, gap: 2 };
  if (state === 'held') return { color: color.glow, width: 3 };
  if (state === 'right') return { color: color.success, width: 3 };
  if (state === 'wrong') return { color: color.danger, width: 3 };
  return isPlace ? { color: free, width: 2 } : null;
}
