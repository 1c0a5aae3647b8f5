// The moment of a player who is struck while no question is open: both players on a card over whatever scene
// is shown, as large as on the striker's screen, with who did it and how many points it cost.

import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { strikeTitleOf } from '#scenes/features/duels/model.ts';
import {
  isInQuestion,
  newStrikes,
  takeNextBatch,
  type StrikeBatch,
} from '#scenes/features/duels/playerStrikeQueue.ts';
import { StrikeStrip } from '#scenes/features/duels/StrikeStrip.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { SceneOverlay } from '#scenes/player/overlay.ts';
import { isTall, type Shape, shapeOf } from '#scenes/player/question/layout.ts';
import type { Rect, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** Milliseconds that the card stays, unless a press ends it. */
const SHOWN_MS = 2_500;
/** Size of the strip, height of the title above it, and distance from the top, below clock and score. */
const MEASURES: Readonly<
  Record<Shape, { readonly strip: readonly [number, number]; readonly head: number; readonly top: number }>
> = {
  narrow: { strip: [362, 210], head: 44, top: 66 },
  short: { strip: [420, 160], head: 36, top: 56 },
  wide: { strip: [640, 270], head: 56, top: 94 },
};

export class StruckCard extends Widget implements SceneOverlay {
  override label = 'struck';
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #title = this.text({
    size: 26,
    anchor: 0.5,
    color: this.tokens.color.snow,
    label: 'struckTitle',
  });
  readonly #strip = this.addChild(new StrikeStrip(this.ports));
  readonly #waiting: DuelNewsView[] = [];
  #batch: StrikeBatch | null = null;
  #player: PlayerView | null = null;
  /** The latest view whose strikes have been shown. */
  #played: PlayerView | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #viewport: Viewport | null = null;
  #cancel: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports);
    this.visible = false;
  }

  sync(player: PlayerView): void {
    this.#player = player;
    this.#played ??= player;
    // A question that has opened is more important.
    if (this.#batch && isInQuestion(player)) this.#end();
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  /** The card keeps presses from whatever it covers. */
  targets(): readonly Target[] {
    return this.visible ? [{ id: 'struck', kind: 'button', rect: this.#rect }] : [];
  }

  press(id: string): void {
    if (id === 'struck') this.#end();
  }

  play(): void {
    const [before, after] = [this.#played, this.#player];
    this.#played = after;
    if (!before || !after || before === after || isInQuestion(after)) return;
    this.#waiting.push(...newStrikes(before, after, this.ports.clock.now()));
    if (!this.#batch) this.#next();
  }

  override destroy(): void {
    this.#cancel();
    super.destroy({ children: true });
  }

  #next(): void {
    this.#cancel();
    const batch = takeNextBatch(this.#waiting, true);
    const wasShown = this.#batch !== null;
    this.#batch = batch;
    this.#draw();
    if (!batch && !wasShown) return;
    const { clock, motion, targetsChanged, invalidate } = this.ports;
    targetsChanged();
    invalidate('struck');
    if (!batch) return;
    this.#cancel = clock.at(clock.now() + SHOWN_MS, () => this.#next());
    motion.play('slide', this, { from: { y: -60 }, duration: 0.3 });
    this.#strip.play(batch.news);
  }

  #end(): void {
    this.#waiting.length = 0;
    this.#next();
  }

  #draw(): void {
    const [batch, viewport] = [this.#batch, this.#viewport];
    this.visible = batch !== null && viewport !== null;
    const news = batch && { ...batch.news, points: batch.points };
    this.#strip.sync(news, null);
    if (!batch || !news || !viewport) return;
    const { insets } = viewport;
    const shape = shapeOf(viewport);
    const { strip, head, top } = MEASURES[shape];
    const width = Math.min(strip[0], viewport.width - insets.left - insets.right - 28);
    const y = insets.top + top + (isTall(viewport) ? 16 : 0);
    const height = Math.min(strip[1] + head, viewport.height - insets.bottom - y - 12);
    this.#rect = {
      x: insets.left + (viewport.width - insets.left - insets.right - width) / 2,
      y,
      width,
      height,
    };
    this.#panel.set({ width, height, radius: this.tokens.radius.large, fill: FIELD.sky, rim: true });
    fitText(this.#title, this.say(strikeTitleOf(news, batch.count)), {
      width: width - 24,
      height: head,
      size: [head * 0.5, 14],
      lines: 1,
    });
    this.#title.position.set(width / 2, head / 2 + 2);
    this.#strip.layout({ x: 0, y: head, width, height: height - head });
    this.ports.motion.place(this, { x: this.#rect.x, y });
  }
}
