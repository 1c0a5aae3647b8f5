// A piece of an answer: a slab of snow with words, a picture, and its result.

import { Container, type Texture } from 'pixi.js';
import type { Option } from '#core/questions/questionBase.ts';
import { MarkBadge, type Sign } from '#scenes/kit/Badge.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel, type PanelLook } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Scheme, ThemeTokens } from '#scenes/theme/tokens.ts';
import type { PieceState } from '#scenes/questions/pieces/model.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { measureText } from '#scenes/stage/measureText.ts';
import { onIncorrect, onSpent } from '#scenes/theme/grounds.ts';

/** CSS pixels. */
export const PIECE = {
  edge: 5,
  radius: 14,
  lines: 3,
  lineHeight: 1.18,
  air: 8,
  least: 15,
  minHeld: 12,
} as const;
/** CSS pixels that a pressed or submitted piece sinks. */
const SUNK = 3.5;
/** CSS pixels by which the next piece to be placed stands out. */
const LIFT = 3;
/** Default look of a piece. */
const PLAIN = {
  picture: null as Texture | null,
  state: 'open' as PieceState,
  /** Maximum number of lines. */
  lines: PIECE.lines as number,
  /** Shown in its upper corner at the end, and how far from there. */
  letter: '',
  aside: 14,
  /** CSS pixels before and after picture and words; the mark goes in the space after them. */
  start: 14,
  end: 14,
  /** Width of the mark's place; 0 if it has none. */
  markRoom: 0,
  /** Laid out from right to left. */
  mirrored: false,
  focused: false,
  pressed: false,
  /** Lifted off its place by a pointer. */
  lifted: false,
  /** True if the held piece can be put here. */
  isPlace: false,
  /** True if it is the next one to be placed. */
  isNext: false,
  /** The correction in words; null when it isn't revealed. */
  correction: null as string | null,
  /** Maximum number of its lines. */
  correctionLines: 1,
};

interface Sized {
  readonly item: Option;
  readonly width: number;
  readonly height: number;
  /** Maximum font size in pixels. */
  readonly size: number;
}

export type PieceLook = Sized & Readonly<Partial<typeof PLAIN>>;
type WholeLook = Sized & Readonly<typeof PLAIN>;
/** Font sizes as multiples of that of the words, with their limits in pixels. */
const CORRECTION = { size: 0.75, least: 15, most: 22, shrunk: 12 } as const;
const LETTER = { size: 0.7, least: 14, most: 20 } as const;

const correctionLetters = (size: number): number =>
  clamp(Math.round(size * CORRECTION.size), CORRECTION.least, CORRECTION.most);

/** Height of a correction below words of this size. */
export const correctionRoom = (size: number, lines = 1): number =>
  Math.ceil(lines * correctionLetters(size) * PIECE.lineHeight);

/** Number of lines that a correction needs where its letters are smallest. */
export function correctionLines(tokens: ThemeTokens, words: string, width: number): number {
  const { lineHeight } = PIECE;
  return measureText(tokens, words, { size: CORRECTION.shrunk, width, weight: 'display', lineHeight }).lines;
}

/** Width of a picture on a face of this height, including the gap after it; words get half of `room`. */
function pictureRoom({ media, text }: Option, face: number, room: number): number {
  if (!media) return 0;
  const wanted = Math.round((face - PIECE.air) * (text === '' ? 1.7 : 1.34)) + 10;
  return Math.min(wanted, Math.round(text === '' ? room : room / 2));
}

/** Measures an item's words on a piece with `room` for picture and words. */
export function pieceWords(tokens: ThemeTokens, item: Option, size: number, room: number, face: number) {
  const width = Math.max(20, room - pictureRoom(item, face, room));
  return measureMarked(tokens, item, { size, width, weight: 'display', lineHeight: PIECE.lineHeight });
}

/** Centered on (0, 0). */
export class PieceSlab extends Widget {
  /** True when its words are too long for it. */
  isCut = false;
  readonly body = this.addChild(new Container());
  readonly #shadow = this.body.addChild(drawing());
  readonly #slab = this.body.addChild(new Panel(this.tokens));
  readonly #picture = this.body.addChild(new Picture());
  readonly #words = this.body.addChild(
    new MarkedText(this.tokens, { size: 20, color: this.tokens.color.ink }),
  );
  readonly #letter = this.body.addChild(this.text({ size: LETTER.least, color: this.tokens.color.inkMuted }));
  /** For a kind's own drawings on it. */
  readonly details = this.body.addChild(drawing());
  readonly mark = this.body.addChild(new MarkBadge());
  readonly correction = this.body.addChild(
    this.text({ size: CORRECTION.least, color: this.tokens.schemes.play.success }),
  );

  set(given: PieceLook): void {
    const look = { ...PLAIN, ...given };
    const { width, height, state, lifted } = look;
    const { color } = this.tokens;
    const slab = slabOf(this.tokens, look);
    const lift = liftOf(look);
    const middle = (slab.pressed ?? 0) - PIECE.edge / 2 - lift;
    this.#shadow.clear();
    const fall = lifted ? 10 : state === 'held' ? 6 : lift;
    if (fall > 0)
      this.#shadow
        .roundRect(fall * 0.6 - width / 2, fall - height / 2, width, height, PIECE.radius)
        .fill({ color: color.night950, alpha: 0.28 });
    this.#slab.set(slab);
    this.#slab.position.set(-width / 2, -height / 2 - lift);
    this.details.y = middle;
    this.#placeWords(look, middle);
    this.#placeLetter(look, middle);
    this.#placeMark(look, middle);
  }

  #placeWords(look: WholeLook, middle: number): void {
    const { width, height, state, item, mirrored, start, end, correction } = look;
    const face = height - PIECE.edge;
    const side = mirrored ? -1 : 1;
    const picture = pictureRoom(item, face, width - start - end);
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
    setTextColor(plain, isSpent(look) ? onSpent(this.tokens).text : this.tokens.color.ink);
    const beside = width - start - end - picture;
    const told =
      correction === null
        ? 0
        : Math.min(look.correctionLines, correctionLines(this.tokens, correction, beside));
    const below = correctionRoom(look.size, told);
    const room = face - PIECE.air / 2 - below;
    const minSize = Math.min(state === 'held' ? PIECE.minHeld : PIECE.least, look.size);
    const maxLines = Math.min(look.lines, Math.max(1, Math.floor(room / (minSize * PIECE.lineHeight))));
    const { lines } = pieceWords(this.tokens, item, minSize, width - start - end, face);
    this.isCut = lines > maxLines;
    this.#words.fit(
      item,
      {
        width: beside,
        height: room,
        size: [look.size, minSize],
        lines: look.lines,
        balanced: true,
      },
      PIECE.lineHeight,
    );
    const x = side * (start + picture - width / 2);
    const shown = this.#words.shown.height;
    this.#words.position.set(x, middle - below / 2);
    this.correction.visible = correction !== null;
    if (correction === null) return;
    const letters = correctionLetters(look.size);
    fitText(
      this.correction,
      correction,
      { width: beside, height: below, size: [letters, CORRECTION.shrunk], lines: told },
      PIECE.lineHeight,
    );
    this.correction.anchor.set(mirrored ? 1 : 0, 0.5);
    this.correction.position.set(x, middle + shown / 2);
  }

  #placeLetter({ letter, size, width, height, aside, mirrored }: WholeLook, middle: number): void {
    this.#letter.visible = letter !== '';
    const high = clamp(Math.round(size * LETTER.size), LETTER.least, LETTER.most);
    if (this.#letter.style.fontSize !== high) this.#letter.style.fontSize = high;
    setText(this.#letter, letter);
    const x = width / 2 - aside;
    this.#letter.anchor.set(mirrored ? 0 : 1, 0.5);
    this.#letter.position.set(mirrored ? -x : x, middle - (height - PIECE.edge) / 2 + high * 0.75);
  }

  #placeMark(look: WholeLook, middle: number): void {
    const { width, end, markRoom, mirrored } = look;
    const sign = signOf(look);
    this.mark.visible = sign !== null && markRoom > 0;
    if (!sign || !this.mark.visible) return;
    this.mark.sign(sign, markRoom - 4, this.tokens);
    const x = width / 2 - end + markRoom / 2;
    this.mark.position.set(mirrored ? -x : x, middle);
  }
}

const isSpent = ({ state }: WholeLook): boolean => state === 'wrong' || state === 'off' || state === 'told';

function signOf({ state, correction }: WholeLook): Sign | null {
  // A correction is already a sign.
  if (state === 'open' || state === 'held' || state === 'off' || state === 'told' || correction !== null)
    return null;
  return state;
}

function slabOf(tokens: ThemeTokens, look: WholeLook): PanelLook {
  const { color, schemes } = tokens;
  const { state, width, height } = look;
  const spent = state === 'wrong' ? onIncorrect(tokens) : onSpent(tokens);
  const { fill, side } = isSpent(look) ? spent : { fill: color.snow, side: color.snowEdge };
  const ring = ringOf(look, color, schemes.play);
  const face = { width, radius: PIECE.radius, fill, ...(ring && { ring }) };
  // A piece that can't be pressed has no edge.
  if (state === 'off') return { ...face, height: height - PIECE.edge, dashed: true };
  const pressed = look.pressed || state === 'locked' ? SUNK : 0;
  const lift = liftOf(look);
  return { ...face, height: height + lift, edge: { color: side, height: PIECE.edge + lift }, pressed };
}

const liftOf = ({ isNext, state }: WholeLook): number => (isNext && state === 'open' ? LIFT : 0);

function ringOf(
  { focused, state, isPlace, isNext }: WholeLook,
  color: ThemeTokens['color'],
  play: Scheme,
): PanelLook['ring'] | null {
  if (focused) return { color: play.focus, width: 3, gap: 2 };
  if (state === 'held' || isNext) return { color: color.glow, width: 3 };
  if (state === 'right') return { color: play.success, width: 3 };
  if (state === 'wrong') return { color: play.danger, width: 3 };
  return isPlace ? { color: play.lineStrong, width: 2 } : null;
}
