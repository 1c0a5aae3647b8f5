// How far it is to the next choice: a small ladder that lies below the score, a rung for each right answer, and the level before it.

import { Container, Graphics, type Text } from 'pixi.js';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/features/questionLayer.ts';
import { KIND_LOOKS } from '#scenes/features/duels/choice/pictures.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';

export const duelLadder: CreateLayer = (ports) => new Ladder(ports);

/** Of the star before the score: height of its plate, and how far its left end is. */
const PLATE = 1 / 0.62;
const LEFT = 0.42;
/** CSS pixels. */
const HEIGHT = { best: 18, least: 9 } as const;
const AIR = 2;
/** Of its height: between two rungs, and what the level takes. */
const RUNG = 0.8;
const LEVEL = 1.3;

class Ladder implements QuestionLayer {
  readonly root = new Container();
  readonly behind = new Container();
  readonly #ports: ScenePorts;
  readonly #box = new Container({ label: 'ladder' });
  readonly #drawing = new Graphics();
  readonly #level: Text;
  #view: PlayerStageView | null = null;
  #spots: Spots | null = null;
  #rect: Rect | null = null;
  #step: number | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    this.#drawing.context.batchMode = 'batch';
    const { tokens } = ports.theme;
    this.#level = makeText(tokens, { size: 14, weight: 'display', color: tokens.color.snow });
    this.#level.anchor.set(0.5);
    this.#box.addChild(this.#drawing, this.#level);
    this.root.addChild(this.#box);
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
  }

  corner(): null {
    return null;
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#draw();
  }

  targets(): readonly Target[] {
    return this.#rect ? [{ id: 'ladder', kind: 'region', rect: this.#rect }] : [];
  }

  setFocus(): void {}
  setPointer(): void {}

  /** Another rung was climbed. */
  play(): void {
    const step = this.#view?.player.me.duel?.step ?? null;
    const before = this.#step;
    this.#step = step;
    if (before !== null && step !== null && step > before) this.#ports.motion.play('pulse', this.#box);
  }

  destroy(): void {
    this.#view = null;
  }

  #draw(): void {
    const { slide, me } = this.#view?.player ?? {};
    const { duel } = me ?? {};
    const spots = this.#spots;
    this.#rect = spots && duel && slide?.question && !me?.isOver ? placeOf(spots, duel.steps) : null;
    this.#box.visible = this.#rect !== null;
    if (!this.#rect || !duel) return;
    this.#step ??= duel.step;
    const { x, y, width, height } = this.#rect;
    this.#ports.motion.place(this.#box, { x: x + width / 2, y: y + height / 2 });
    this.#box.pivot.set(width / 2, height / 2);
    const { color, schemes } = this.#ports.theme.tokens;
    const lead = height * LEVEL;
    const pitch = height * RUNG;
    const rail = Math.max(2, height * 0.14);
    const on = this.#drawing.clear();
    on.roundRect(-4, -1, width + 8, height + 2, height / 2).fill({ color: color.night950, alpha: 0.8 });
    for (const top of [height * 0.14, height * 0.86 - rail])
      on.rect(lead, top, width - lead, rail).fill(KIND_LOOKS.skip.edge);
    for (let rung = 0; rung < duel.steps; rung += 1) {
      const isClimbed = rung < duel.step;
      const fill = isClimbed ? color.gold : schemes.night.raised;
      on.roundRect(lead + pitch * (rung + 0.5) - rail, 0, 2 * rail, height, rail / 2).fill(fill);
    }
    fitText(this.#level, `${duel.level}`, {
      width: lead,
      height,
      maxSize: height * 0.95,
      minSize: 8,
      maxLines: 1,
    });
    this.#level.position.set(lead * 0.42, height / 2);
  }
}

/** Below the score, or, where none shows, below the number of the question; null where there is no room. */
function placeOf({ star, hud, card }: Spots, steps: number): Rect | null {
  const plate = star ? star.size * PLATE : hud.height * 0.68;
  const top = (star?.y ?? hud.y + hud.height / 2) + plate / 2 + AIR;
  const height = Math.min(HEIGHT.best, Math.max(HEIGHT.least, card.y - top - 2 * AIR));
  const x = star ? star.x - plate * LEFT : hud.x + plate * 0.4;
  return { x: x + 4, y: top, width: height * (LEVEL + RUNG * steps), height };
}
