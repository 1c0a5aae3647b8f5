// Before a question stands there: which one comes, and a button for those who go at their own pace.

import { Container, type Text } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import type { ReadyModel } from '#scenes/player/question/model.ts';
import type { ScenePorts, Target, Viewport } from '#scenes/ports.ts';

const LINE_TOP = 112;
const BUTTON = 62;
/** What stays free below the button. */
const BELOW = 30;

export class ReadySheet {
  readonly root = new Container({ label: 'ready', visible: false });
  readonly #ports: ScenePorts;
  readonly #card = new Container();
  readonly #panel = new Panel();
  readonly #title: Text;
  readonly #line: Text;
  readonly #attempt: Text;
  readonly #button: PrimaryButton;
  #view: ReadyModel | null = null;
  #viewport: Viewport | null = null;
  #focus: string | null = null;
  #pressed = false;
  #size = { width: 0, height: 0 };

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const { tokens } = ports.theme;
    this.#title = makeText(tokens, { size: 44, weight: 'display', color: tokens.color.ink, align: 'center' });
    const quiet = { size: 20, weight: 'strong', color: tokens.color.inkMuted, align: 'center' } as const;
    this.#line = makeText(tokens, quiet);
    this.#attempt = makeText(tokens, quiet);
    for (const text of [this.#title, this.#line, this.#attempt]) text.anchor.set(0.5, 0);
    this.#button = new PrimaryButton(ports.theme);
    this.#card.addChild(this.#panel, this.#title, this.#line, this.#attempt, this.#button);
    this.root.addChild(this.#card);
  }

  sync(view: ReadyModel | null): void {
    this.#view = view;
    this.root.visible = view !== null;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed && id === 'next';
    this.#draw();
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
    if (this.#view) this.#ports.motion.play('pop', this.#card);
  }

  #draw(): void {
    const view = this.#view;
    const viewport = this.#viewport;
    if (!view || !viewport) return;
    const { strings, theme } = this.#ports;
    const { tokens } = theme;
    const width = Math.min(520, viewport.width - 40);
    fitText(this.#title, drawn(strings, view.title), {
      width: width - 48,
      height: 60,
      maxSize: 44,
      minSize: 22,
      maxLines: 1,
    });
    this.#title.position.set(width / 2, 44);
    fitText(this.#line, drawn(strings, view.line), {
      width: width - 56,
      height: 58,
      maxSize: 20,
      minSize: 15,
      maxLines: 2,
    });
    this.#line.position.set(width / 2, LINE_TOP);
    const { attempt, go } = view;
    this.#attempt.visible = attempt !== null;
    let bottom = LINE_TOP + this.#line.height;
    if (attempt) {
      const words = drawn(strings, attempt);
      fitText(this.#attempt, words, { width: width - 56, height: 28, maxSize: 20, minSize: 15, maxLines: 1 });
      this.#attempt.position.set(width / 2, bottom + 6);
      bottom += 6 + this.#attempt.height;
    }
    const height = go ? Math.max(268, bottom + 22 + BUTTON + BELOW) : 196;
    this.#size = { width, height };
    this.#panel.set({
      width,
      height,
      radius: tokens.radius.huge,
      fill: tokens.color.snow,
      edge: { color: tokens.color.snowEdge, height: tokens.depth.edge },
    });
    this.#button.visible = go !== null;
    if (go)
      this.#button.set({
        text: drawn(strings, go),
        width: width - 64,
        height: BUTTON,
        textSize: 24,
        focused: this.#focus === 'next',
        pressed: this.#pressed,
      });
    this.#button.position.set(32, height - BUTTON - BELOW);
    this.#card.pivot.set(width / 2, height / 2);
    this.#ports.motion.place(this.#card, { x: viewport.width / 2, y: viewport.height / 2 });
  }
}
