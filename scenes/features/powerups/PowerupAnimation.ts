// Building blocks of power-up animations, on top of those that every scene has.

import { Container } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { type GearName, POWERUP_GEAR } from '#scenes/features/powerups/gear.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { PropAnimation } from '#scenes/kit/PropAnimation.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import { StarFlight } from '#scenes/player/celebration/StarFlight.ts';
import type { ScenePorts, Point } from '#scenes/ports.ts';

export class PowerupAnimation extends PropAnimation<GearName> {
  readonly #stars: StarFlight;
  #flame: Spots['flame'] = null;
  #spots: Spots | null = null;

  constructor(ports: ScenePorts, over: Container) {
    super(ports, over, POWERUP_GEAR);
    this.#stars = over.addChild(new StarFlight(ports));
  }

  get spots(): Spots {
    if (!this.#spots) throw new Error('nothing stands anywhere yet');
    return this.#spots;
  }

  set(spots: Spots): void {
    this.#spots = spots;
    this.#flame = spots.flame ?? this.#flame;
    this.bring();
  }

  /** Place of the streak's flame, or the last place it had. */
  get flame(): Spots['flame'] {
    return this.#flame;
  }

  piece(name: 'star' | 'flame', size: number): Container {
    const piece = new Container();
    piece.addChild(new Icon(this.ports.theme, name, size));
    return piece;
  }

  override finish(): void {
    super.finish();
    this.#stars.finish();
  }

  medallion(powerup: PowerupId, width: number): Medallion {
    const made = new Medallion(this.ports);
    made.set({ powerup, width, state: 'ready' });
    made.label = 'Flying';
    return made;
  }

  colorsOf(powerup: PowerupId): readonly [string, string] {
    const { fill, edge } = familyLook(this.ports.theme.tokens, familyOf(powerup));
    return [fill, edge];
  }

  /** Sends stars, for points on their way. */
  stars(from: Point, to: Point, stars: number, delay: number): void {
    const { viewport, star } = this.spots;
    if (this.ports.motion.policy !== 'full') return;
    this.#stars.fly({
      from,
      to,
      within: viewport.width,
      stars,
      size: star?.size ?? 22,
      delay,
      land: (index) => this.ports.sound.play('score', index),
    });
  }

  /** Just beyond the edges of the screen, in units of the acting thing's size. */
  protected override edges({ x, y }: Point, unit: number): Readonly<Record<string, number>> {
    const { viewport, card } = this.spots;
    return {
      '>': (viewport.width - x) / unit + 1,
      '^': -y / unit - 1,
      _: (card.y - y) / unit - 0.4,
    };
  }
}
