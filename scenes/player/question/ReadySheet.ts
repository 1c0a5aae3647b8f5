// The sheet before a question: its number, and a button to open it in student-paced games.

import { Container, type Text } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, type TextLook } from '#scenes/kit/text.ts';
import type { ReadyModel } from '#scenes/player/question/model.ts';
import type { Target, Viewport } from '#scenes/ports.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';
import { TOP } from '#scenes/kit/anchors.ts';

const LINE_TOP = 112;
const BUTTON = 62;
/** Free space below the button. */
const BELOW = 30;

export class ReadySheet extends Pressables {
  override label = 'ready';
  readonly #card = this.addChild(new Container());
  readonly #panel = this.#card.addChild(new Panel(this.tokens));
  readonly #title = this.#words({ size: 44, weight: 'title' });
  readonly #line = this.#words({ size: 20, weight: 'strong', color: this.tokens.color.inkMuted });
  readonly #attempt = this.#words({ size: 20, weight: 'strong', color: this.tokens.color.inkMuted });
  readonly #button = this.#card.addChild(new PrimaryButton(this.ports));
  #view: ReadyModel | null = null;
  #viewport: Viewport | null = null;
  #size = { width: 0, height: 0 };

  #words(look: TextLook): Text {
    return this.#card.addChild(this.text({ anchor: TOP, color: this.tokens.color.ink, ...look }));
  }

  sync(view: ReadyModel | null): void {
    this.#view = view;
    this.visible = view !== null;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.draw();
  }

  targets(): readonly Target[] {
    const { width, height } = this.#size;
    const left = this.#card.x - width / 2;
    const top = this.#card.y - height / 2;
    const region: Target = { id: 'ready', kind: 'region', rect: { x: left, y: top, width, height } };
    if (!this.#view?.go) return [region];
    const rect = { x: left + this.#button.x, y: top + this.#button.y, width: width - 64, height: BUTTON };
    return [region, { id: 'next', kind: 'button', rect, intent: { type: 'next' } }];
  }

  playEntrance(): void {
    if (this.#view) this.ports.motion.play('pop', this.#card);
  }

  protected draw(): void {
    const view = this.#view;
    const viewport = this.#viewport;
    if (!view || !viewport) return;
    const { tokens } = this;
    const width = Math.min(520, viewport.width - 40);
    fitText(this.#title, this.say(view.title), { width: width - 48, height: 60, size: [44, 22], lines: 1 });
    this.#title.position.set(width / 2, 44);
    const { line, attempt, go } = view;
    let bottom = LINE_TOP;
    for (const [text, words, lines] of [
      [this.#line, line, 2],
      [this.#attempt, attempt, 1],
    ] as const) {
      text.visible = words !== null;
      if (words === null) continue;
      fitText(text, this.say(words), {
        width: width - 56,
        height: lines * 29,
        size: [20, 15],
        lines,
        balanced: true,
      });
      text.position.set(width / 2, bottom);
      bottom += text.height + 6;
    }
    const height = go ? bottom + 16 + BUTTON + BELOW : 196;
    this.#size = { width, height };
    this.#panel.set({
      width,
      height,
      radius: tokens.radius.huge,
      fill: tokens.color.snow,
      edge: { color: tokens.color.snowEdge, height: tokens.depth.edge },
    });
    this.#button.lay({ x: 32, y: height - BUTTON - BELOW, width: width - 64, height: BUTTON }, go, {
      textSize: 24,
      ...this.touch('next'),
    });
    this.#card.pivot.set(width / 2, height / 2);
    this.ports.motion.place(this.#card, { x: viewport.width / 2, y: viewport.height / 2 });
  }
}
