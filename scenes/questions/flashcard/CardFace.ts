// A flashcard with one of its sides up: words, a picture, or both.

import { Container } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { CardBack } from '#core/questions/flashcard/index.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { frontOf } from '#scenes/questions/flashcard/model.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

const LINE_HEIGHT = 1.28;
/** Free space on all sides, as a multiple of the font size. */
const AIR = 1.1;
/** Share of the height for a picture above words. */
const PICTURE = 0.56;

export interface FaceLook {
  readonly isBack: boolean;
  /** On the lower edge; null for none. */
  readonly note: string | null;
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels. */
  readonly most: number;
  readonly least: number;
  readonly focused?: boolean;
}

/** Most lines of the front above the back. */
const FRONT_LINES = 2;
const FRONT_LINE = 1.2;

const noteSize = (least: number): number => least * 1.1;

/** Height of a card that holds either side with its words at this font size. */
export function faceHeight(
  tokens: ThemeTokens,
  question: QuestionOf<'FLASHCARD'>,
  width: number,
  size: number,
): number {
  const room = width - 2 * AIR * size;
  const look = { size, width: room, weight: 'display', lineHeight: LINE_HEIGHT } as const;
  const front = frontOf(question);
  const above = front.text === '' ? 0 : noteSize(size) * FRONT_LINE * FRONT_LINES;
  const heights = [front, question.back].map((side) => {
    const words = side.text === '' ? 0 : measureMarked(tokens, side, look).height;
    return words + (side.media ? Math.min(180, room * PICTURE) : 0) + (side === front ? 0 : above);
  });
  return Math.max(...heights) + (2 * AIR + 1.8) * size;
}

/** Centered on (0, 0). */
export class CardFace extends Widget {
  /** Turns, apart from how the card moves. */
  readonly body = this.addChild(new Container());
  readonly #panel = this.body.addChild(new Panel(this.tokens));
  readonly #ridge = this.body.addChild(drawing());
  readonly #picture = this.body.addChild(new Picture());
  readonly #words = this.body.addChild(
    new MarkedText(this.tokens, { size: 28, anchor: 0.5, color: this.tokens.color.ink }),
  );
  /** The front's words, small above the back. */
  readonly #front = this.body.addChild(
    new MarkedText(this.tokens, { size: 18, anchor: 0.5, color: this.tokens.color.inkMuted }),
  );
  readonly #note = this.body.addChild(
    this.text({ size: 18, anchor: 0.5, color: this.tokens.color.inkMuted }),
  );
  readonly #pictures: OptionPictures;
  #sides: { readonly [Side in 'front' | 'back']: CardBack & { readonly id: string } } = {
    front: { id: 'front', text: '' },
    back: { id: 'back', text: '' },
  };

  /** `redraw`: called once a picture has loaded. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.question, () => redraw('card picture'));
  }

  sync(question: QuestionOf<'FLASHCARD'>): void {
    this.#sides = {
      front: { id: 'front', ...frontOf(question) },
      back: { id: 'back', ...question.back },
    };
    this.#pictures.sync(question.id, Object.values(this.#sides));
  }

  set({ width, height, isBack, focused, note, least, most }: FaceLook): void {
    const { color, radius, depth, schemes } = this.tokens;
    const side = this.#sides[isBack ? 'back' : 'front'];
    this.#panel.set({
      width,
      height,
      radius: radius.huge,
      fill: isBack ? color.paper : color.snow,
      edge: { color: color.snowEdge, height: depth.edge },
      ...(focused && { ring: { color: schemes.play.focus, width: 4, gap: 3 } }),
    });
    this.#panel.position.set(-width / 2, -height / 2);
    this.#drawRidge(width, height, isBack);
    const air = AIR * least;
    const below = noteSize(least) * 1.6;
    const wide = width - 2 * air;
    const above = isBack ? this.#placeFront(-height / 2 + air, wide, noteSize(least)) : 0;
    const room = { width: wide, height: height - depth.edge - 2 * air - below - above };
    const isPictured = side.media !== undefined;
    const high = isPictured ? (side.text === '' ? 1 : PICTURE) * room.height : 0;
    const top = -height / 2 + air + above;
    const texture = this.#pictures.of(side);
    this.#picture.set({ texture, width: room.width, height: high - air / 2, radius: radius.medium });
    this.#picture.visible = isPictured;
    this.#picture.position.set(0, top + high / 2);
    this.#front.visible = isBack && this.#sides.front.text !== '';
    this.#words.visible = side.text !== '';
    this.#words.fit(
      side,
      { ...room, height: room.height - high, size: [most, least], balanced: true },
      LINE_HEIGHT,
    );
    this.#words.position.set(0, top + high + (room.height - high) / 2);
    fitLine(this.#note, note, room.width, noteSize(least));
    this.#note.position.set(0, height / 2 - depth.edge - air / 2 - noteSize(least) / 2);
  }

  /** Returns the height that it takes. */
  #placeFront(top: number, width: number, size: number): number {
    const { front } = this.#sides;
    if (front.text === '') return 0;
    const height = size * FRONT_LINE * FRONT_LINES;
    const box = { width, height, size: [size, size * 0.8], lines: FRONT_LINES, balanced: true } as const;
    this.#front.fit(front, box, FRONT_LINE);
    const { shown } = this.#front;
    this.#front.position.set(0, top + shown.height / 2);
    return shown.height;
  }

  /** Along the foot of the front, which is how it differs from the back. */
  #drawRidge(width: number, height: number, isBack: boolean): void {
    const { color, depth, radius } = this.tokens;
    const shape = this.#ridge.clear();
    if (isBack) return;
    const foot = height / 2 - depth.edge;
    const left = -width / 2 + radius.huge;
    const wide = width - 2 * radius.huge;
    const high = Math.min(height * 0.12, 52);
    const at = (x: number, y: number) => [left + x * wide, foot - y * high];
    const peaks = [
      at(0, 0),
      at(0.2, 0.55),
      at(0.3, 0.3),
      at(0.52, 1),
      at(0.68, 0.4),
      at(0.8, 0.62),
      at(1, 0),
    ];
    shape.poly(peaks.flat()).fill({ color: color.snowEdge, alpha: 0.55 });
  }
}
