// A winner on the podium: the figure on its step, with name and points on the step's face.

import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { BoardRow } from '#core/views/playerView.ts';
import { BotMark } from '#scenes/kit/BotMark.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import { fitLine, fitText, setText } from '#scenes/kit/text.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { Figure } from '#scenes/kit/Figure.ts';
import { rowLook } from '#scenes/parts/model.ts';
import { rowPoints } from '#scenes/projector/model.ts';

/** Pixels from the upper rim of a step down to the feet. */
const FEET = 3;
function metal({ color }: ThemeTokens, rank: number): { fill: Color; edge: Color } {
  if (rank === 1) return { fill: color.gold, edge: color.goldEdge };
  if (rank === 2) return { fill: color.silver, edge: color.silverEdge };
  return { fill: color.bronze, edge: color.bronzeEdge };
}

/** Its base is at (0, 0), on the ground. */
export class PodiumStep extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  /** What the theme's steps are made of, below the face with the name; then the rank is on a medal. */
  readonly #front = this.addChild(new Sprite(this.ports.theme.texture('step') ?? Texture.EMPTY));
  readonly #medal = this.addChild(new Graphics());
  readonly #contact = this.addChild(new Graphics());
  readonly figure = this.addChild(new Container());
  readonly #character = this.figure.addChild(new Figure(this.ports));
  readonly #crown = this.figure.addChild(new Icon(this.ports.theme, 'crown'));
  readonly #name = this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink });
  readonly #score = this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink });
  readonly #rank = this.text({ size: 30, weight: 'title', anchor: 0.5, color: this.tokens.color.ink });
  readonly #bot = this.addChild(new BotMark());

  set(
    row: BoardRow,
    size: { readonly width: number; readonly height: number; readonly figure: number; readonly text: number },
  ): void {
    const { tokens } = this;
    const { name, isSimulated } = rowLook(row);
    const { width, height, text } = size;
    const { fill, edge } = metal(tokens, row.rank);
    // The base goes below the ground, so that only the upper corners are round.
    this.#panel.set({
      width,
      height: height + width * 0.2,
      radius: width * 0.09,
      fill,
      edge: { color: edge, height: 4 },
      rim: true,
    });
    this.#panel.position.set(-width / 2, -height);
    this.#character.set({ character: row.character, size: size.figure, face: 'happy', isWinner: true });
    // The feet are on the step, a little below the rim.
    this.figure.position.set(0, -height + FEET);
    const { body } = this.#character;
    drawContact(this.#contact, body.width);
    this.#contact.position.set(0, -height + FEET);
    this.#crown.visible = row.rank === 1;
    this.#crown.resize(size.figure * 0.34);
    this.#crown.position.set(0, -body.height - size.figure * 0.1);
    fitText(
      this.#name,
      this.say(name),
      {
        // Leaves room for the bot mark in the corner.
        width: isSimulated ? width - text * 3.4 : width * 0.88,
        height: text * 2.3,
        size: [text, text * 0.55],
        lines: 2,
      },
      1.1,
    );
    this.#name.position.set(0, -height + text * 1.35);
    this.#bot.visible = isSimulated;
    if (isSimulated) {
      this.#bot.set(text * 0.9, tokens.color.ink);
      this.#bot.position.set(width / 2 - text * 0.9, -height + text * 0.9);
    }
    const small = text * 0.72;
    fitLine(this.#score, this.say(rowPoints(row)), width * 0.88, small);
    this.#score.position.set(0, -height + text * 3);
    const rest = height - text * 3.7;
    this.#rank.visible = rest > text * 0.8;
    this.#rank.style.fontSize = Math.round(Math.min(rest * 0.6, width * 0.5));
    setText(this.#rank, String(row.rank));
    this.#rank.alpha = 0.28;
    this.#rank.position.set(0, -rest / 2);
    this.#drawFront(width, rest, fill, edge);
  }

  /** Stretches its mitts, after `delay` seconds. */
  celebrate(delay: number): void {
    this.#character.act('podium', delay);
  }

  #drawFront(width: number, height: number, fill: Color, edge: Color): void {
    this.#medal.clear();
    if (this.#front.texture === Texture.EMPTY || height <= 0) return;
    this.#front.setSize(width, height);
    this.#front.position.set(-width / 2, -height);
    const radius = this.#rank.style.fontSize * 0.62;
    this.#rank.alpha = 1;
    if (!this.#rank.visible) return;
    this.#medal
      .circle(0, -height / 2 + radius * 0.08, radius)
      .fill(edge)
      .circle(0, -height / 2, radius)
      .fill(fill);
  }
}
