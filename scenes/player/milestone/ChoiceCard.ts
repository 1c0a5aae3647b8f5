// A choice as a card: its picture, its name, and its points in large figures; more about it on
// request.

import { Container, Sprite, type Text, Texture } from 'pixi.js';
import type { ChoiceCardModel, MilestoneChoice } from '#scenes/player/milestone/model.ts';
import { MarkBadge, ShapeBadge } from '#scenes/kit/Badge.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import type { OptionTileLook } from '#scenes/kit/OptionTile.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Words } from '#scenes/message.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { type Color, optionLetter, optionLook } from '#scenes/theme/tokens.ts';

/** How a choice is drawn. */
export interface ChoiceLook extends OptionTileLook {
  /** Whether the part that shows more has the focus. */
  readonly about?: { readonly focused: boolean };
}

/** CSS pixels: the margin, and the radius of the sign that shows more. */
const PAD = 10;
const SIGN = 14;
/** The picture relative to its ground. */
const PICTURE = 0.84;
const MOST = { figure: 34, line: 16, only: 22 } as const;
/** Shares of the height left for words: of the name, and of the figures. */
const SHARES = { name: 0.3, figures: 0.32 } as const;

/** Where it is pressed to show more about it, in CSS pixels. */
const ABOUT = 44;

/** The part of a card that shows more about it. */
export const aboutIn = ({ x, y, width }: Rect): Rect => ({
  x: x + width - ABOUT,
  y,
  width: ABOUT,
  height: ABOUT,
});

/** Anchored at its top left corner. */
export class ChoiceCard extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #face = this.addChild(new Container());
  readonly #ground = this.#face.addChild(new Panel(this.tokens));
  readonly #picture = this.#face.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }));
  readonly #badge = this.#face.addChild(new ShapeBadge(this.ports));
  readonly #name = this.#face.addChild(this.text({ size: 20 }));
  readonly #line = this.#face.addChild(this.text({ size: 20 }));
  readonly #figures = [0, 1].map(() => this.#face.addChild(this.text({ size: 20 })));
  readonly #marks = [0, 1].map(() => this.#face.addChild(new MarkBadge()));
  readonly #about = this.#face.addChild(drawing());
  readonly #letter = this.#face.addChild(this.text({ size: 18, anchor: 0.5 }));
  readonly #urlOf: (picture: string) => string;
  #url = '';
  #ink: Color = '';
  /** The words are below the picture, centered. */
  #isTall = false;

  /** `urlOf`: returns the address of a picture. */
  constructor(ports: ScenePorts, urlOf: (picture: string) => string) {
    super(ports);
    this.#urlOf = urlOf;
  }

  set(look: ChoiceLook, { card, intent }: MilestoneChoice): void {
    if (!card) return;
    const { width, height, index } = look;
    const { color, depth, radius, schemes } = this.tokens;
    const own = optionLook(this.tokens, index);
    const isOff = intent === null;
    const fill = isOff ? mix(schemes.play.raised, own.fill, 0.1) : own.fill;
    this.#ink = isOff ? schemes.play.text : color.ink;
    const sunk = look.pressed ? depth.edge * 0.7 : 0;
    this.#panel.set({
      width,
      height,
      radius: radius.large,
      fill,
      edge: { color: isOff ? schemes.play.side : own.edge, height: depth.edge },
      pressed: sunk,
      ...(look.focused && { ring: { color: schemes.play.focus, width: 4, gap: 3 } }),
    });
    this.#face.y = sunk;
    const face = height - depth.edge;
    this.#isTall = face > width * 0.5;
    const side = this.#isTall ? face * 0.46 : Math.min(face - (card.line ? 2 * PAD : PAD), width * 0.3);
    const picture = this.#isTall
      ? { x: (width - side) / 2, y: PAD + 2, width: side, height: side }
      : { x: PAD, y: (face - side) / 2, width: side, height: side };
    this.#ground.lay(picture, {
      radius: radius.medium,
      fill: isOff ? schemes.play.canvas : mix(own.fill, color.ink, 0.86),
    });
    this.#bring(this.#urlOf(card.picture), side * PICTURE);
    this.#picture.position.copyFrom(middleOf(picture));
    const badge = Math.min(34, Math.max(20, side * 0.42));
    this.#badge.set({
      size: badge,
      shape: own.shape,
      letter: optionLetter(index),
      fill: this.#ink,
      color: fill,
    });
    this.#badge.position.set(5 + badge / 2);
    const info = aboutIn({ x: 0, y: 0, width, height });
    const x = this.#isTall ? PAD : PAD + side + PAD;
    const y = this.#isTall ? picture.y + side + 4 : PAD * 0.6;
    const space = { x, y, width: width - x - PAD, height: face - y - PAD * 0.6 };
    this.#writeRows(card, space, !this.#isTall && card.more ? info.x - x : space.width, look.textSize * 1.15);
    this.#about.clear();
    this.#letter.visible = Boolean(card.more);
    if (!card.more) return;
    const at = middleOf(info);
    if (look.about?.focused) this.#about.circle(at.x, at.y, SIGN + 5).fill(schemes.play.focus);
    this.#about.circle(at.x, at.y, SIGN).fill(this.#ink);
    setText(this.#letter, card.more.isOpen ? '×' : 'i');
    setTextColor(this.#letter, fill);
    this.#letter.position.copyFrom(at);
  }

  /** From the top: the name, the figures, and a line; what is shown on request replaces the last two. */
  #writeRows(
    { name, figures = [], line, more }: ChoiceCardModel,
    { x, y, width, height }: Rect,
    beside: number,
    named: number,
  ): void {
    const words = more?.isOpen ? more.words : line;
    const shown = more?.isOpen ? [] : figures;
    const isAlone = !words && shown.length === 0;
    const high = {
      name: height * (isAlone ? 1 : SHARES.name),
      figures: shown.length === 0 ? 0 : height * SHARES.figures,
    };
    let top = y;
    this.#write(this.#name, name, { x, y: top, width: beside, height: high.name }, named, 1);
    top += high.name;
    this.#writeFigures(shown, { x, y: top, width, height: high.figures });
    top += high.figures;
    const most = figures.length > 0 ? MOST.line : MOST.only;
    this.#write(this.#line, words, { x, y: top, width, height: y + height - top }, most, 6);
  }

  /** Two are for a correct and an incorrect answer, each in its half. */
  #writeFigures(figures: readonly Words[], { x, y, width, height }: Rect): void {
    const mark = figures.length > 1 ? Math.min(26, height * 0.8) : 0;
    const half = width / Math.max(1, figures.length);
    for (const [index, text] of this.#figures.entries()) {
      const box = { x: x + half * index + mark + 6, y, width: half - mark - 8, height };
      this.#write(text, figures[index], mark > 0 ? box : { x, y, width, height }, MOST.figure, 1);
      const badge = this.#marks[index];
      if (!badge) continue;
      badge.visible = text.visible && mark > 0;
      if (!badge.visible) continue;
      badge.sign(index === 0 ? 'right' : 'wrong', mark, this.tokens);
      badge.position.set(text.x - text.width * text.anchor.x - mark / 2 - 4, y + height / 2);
    }
  }

  #write(
    text: Text,
    words: Words | undefined,
    { x, y, width, height }: Rect,
    most: number,
    lines: number,
  ): void {
    const isTall = this.#isTall;
    text.visible = Boolean(words);
    if (!words) return;
    text.anchor.set(isTall ? 0.5 : 0, 0.5);
    text.style.align = isTall ? 'center' : 'left';
    setTextColor(text, this.#ink);
    fitText(text, this.say(words), { width, height, size: [most, 10], lines, balanced: isTall });
    text.position.set(isTall ? x + width / 2 : x, y + height / 2);
  }

  #bring(url: string, size: number): void {
    if (this.#url !== url) this.#picture.texture = Texture.EMPTY;
    this.#url = url;
    this.#picture.setSize(size);
    // Requested each time, because pictures that nothing needs anymore are freed.
    void this.ports.assets.picture(url).then((texture) => {
      if (this.destroyed || this.#url !== url || !texture || this.#picture.texture === texture) return;
      this.#picture.texture = texture;
      this.#picture.setSize(size);
      this.ports.invalidate('card');
    });
  }
}
