// The side of a flashcard that is up: its back in words and a picture, or a cover before it is turned over.

import { Container } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { CardBack } from '#core/questions/flashcard/index.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

const LINE_HEIGHT = 1.28;
/** Free space on all sides, as a multiple of the font size. */
const AIR = 1.1;
/** Share of the height for a picture above words. */
const PICTURE = 0.56;

export interface FaceLook {
  readonly isBack: boolean;
  /** On the cover. */
  readonly hint: Words;
  /** On the lower edge of the back; null for none. */
  readonly note: string | null;
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels. */
  readonly most: number;
  readonly least: number;
  readonly focused?: boolean;
}

const noteSize = (least: number): number => least * 1.1;

/** Height of a back with its words at this font size. */
export function faceHeight(tokens: ThemeTokens, back: CardBack, width: number, size: number): number {
  const room = width - 2 * AIR * size;
  const look = { size, width: room, weight: 'display', lineHeight: LINE_HEIGHT } as const;
  const words = back.text === '' ? 0 : measureMarked(tokens, back, look).height;
  const whole = words + (2 * AIR + 1.8) * size;
  return back.media ? whole + Math.min(180, room * PICTURE) : whole;
}

/** Centered on (0, 0). */
export class CardFace extends Widget {
  /** Turns, apart from how the card moves. */
  readonly body = this.addChild(new Container());
  readonly #panel = this.body.addChild(new Panel());
  readonly #peaks = this.body.addChild(drawing());
  readonly #picture = this.body.addChild(new Picture());
  readonly #words = this.body.addChild(
    new MarkedText(this.tokens, { size: 28, anchor: 0.5, color: this.tokens.color.ink }),
  );
  readonly #hint = this.body.addChild(this.text({ size: 22, anchor: 0.5 }));
  readonly #note = this.body.addChild(
    this.text({ size: 18, anchor: 0.5, color: this.tokens.color.inkMuted }),
  );

  readonly #pictures: OptionPictures;
  #back = { id: 'back', text: '' } as CardBack & { readonly id: string };

  /** `redraw`: called once the picture has loaded. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.question, () => redraw('card picture'));
  }

  sync({ id, back }: QuestionOf<'FLASHCARD'>): void {
    this.#back = { id: 'back', ...back };
    this.#pictures.sync(id, [this.#back]);
  }

  set(look: FaceLook): void {
    const { width, height, isBack, focused } = look;
    const { color, radius, depth, schemes } = this.tokens;
    this.#panel.set({
      width,
      height,
      radius: radius.huge,
      fill: isBack ? color.snow : color.night700,
      edge: { color: isBack ? color.snowEdge : color.night900, height: depth.edge },
      ...(focused && { ring: { color: schemes.night.focus, width: 4, gap: 3 } }),
    });
    this.#panel.position.set(-width / 2, -height / 2);
    this.#peaks.visible = this.#hint.visible = !isBack;
    this.#words.visible = isBack && this.#back.text !== '';
    this.#note.visible = isBack && look.note !== null;
    this.#picture.visible = false;
    if (isBack) this.#drawBack(look);
    else this.#drawCover(look);
  }

  #drawBack({ note, width, height, most, least }: FaceLook): void {
    const back = this.#back;
    const air = AIR * least;
    const below = note === null ? 0 : noteSize(least) * 1.6;
    const room = { width: width - 2 * air, height: height - this.tokens.depth.edge - 2 * air - below };
    const isPictured = back.media !== undefined;
    const high = isPictured ? (back.text === '' ? 1 : PICTURE) * room.height : 0;
    const top = -height / 2 + air;
    if (isPictured) {
      const { medium } = this.tokens.radius;
      const texture = this.#pictures.of(back);
      this.#picture.set({ texture, width: room.width, height: high - air / 2, radius: medium });
      this.#picture.position.set(0, top + high / 2);
    }
    this.#words.fit(
      back,
      { ...room, height: room.height - high, size: [most, least], balanced: true },
      LINE_HEIGHT,
    );
    this.#words.position.set(0, top + high + (room.height - high) / 2);
    if (note === null) return;
    const size = noteSize(least);
    fitText(this.#note, note, { width: room.width, height: size * 1.4, size: [size, size * 0.6], lines: 1 });
    this.#note.position.set(0, height / 2 - this.tokens.depth.edge - air / 2 - size / 2);
  }

  /** A ridge below the words. */
  #drawCover({ hint, width, height, least, most }: FaceLook): void {
    const { color, depth } = this.tokens;
    const size = Math.min(most, least * 1.3);
    fitText(this.#hint, this.say(hint), {
      width: width - 2 * AIR * size,
      height: size * 2.6,
      size: [size, size * 0.6],
      lines: 2,
    });
    this.#hint.position.set(0, -height * 0.12);
    const foot = height / 2 - depth.edge - 10;
    const peak = (x: number, high: number, wide: number) => [x - wide, foot, x, foot - high, x + wide, foot];
    const [wide, high] = [width * 0.2, height * 0.26];
    this.#peaks
      .clear()
      .poly(peak(-wide * 0.5, high * 0.72, wide))
      .fill(color.night600)
      .poly(peak(wide * 0.4, high, wide * 1.1))
      .fill(color.night500);
  }
}
