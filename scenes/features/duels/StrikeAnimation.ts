// Strike animation: plays the lines of recipes.ts on spots and actors, with sounds.

import { Container } from 'pixi.js';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { ROPE } from '#scenes/kit/materials.ts';
import { DUEL_GEAR, type DuelGear } from '#scenes/features/duels/gear.ts';
import type { Ways } from '#scenes/features/duels/recipes.ts';
import { MUFFLED } from '#scenes/features/duels/ports.ts';
import { type ActKit, ACTOR_CUES, atFoot, playLines, type ActSpot } from '#scenes/kit/acts.ts';
import type { Actor } from '#scenes/kit/Actor.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { PropAnimation } from '#scenes/kit/PropAnimation.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import type { ScenePorts, SoundName } from '#scenes/ports.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  throw: 'duelThrow',
  hit: 'duelHit',
  muffled: 'duelHit',
  break: 'duelBreak',
  deflect: 'duelDeflect',
  absorb: 'duelAbsorb',
  rope: 'duelRope',
};
/** The spots and actors of a strike, by their names in recipes.ts. */
export interface StrikeStage {
  readonly spots: Readonly<Record<string, ActSpot | null>>;
  readonly actors: Readonly<Record<string, Actor | null>>;
  readonly ways: Ways;
  /** Creates the pill with the points, centered on (0, 0); absent if there is no `score`. */
  readonly points?: () => Container;
}

export class StrikeAnimation extends PropAnimation<DuelGear> {
  constructor(ports: ScenePorts, over: Container) {
    super(ports, over, DUEL_GEAR);
    this.bring();
  }

  /** `at`: in seconds from now; `pace`: faster above 1. */
  story({ spots, actors, ways, points }: StrikeStage, lines: readonly string[], at: number, pace = 1): void {
    const kit: ActKit = {
      spot: (name) => spots[name] ?? null,
      unit: (_, { size }) => size,
      thing: (name, size) => {
        if (name === 'points' && points) return points();
        return name === 'rope_' ? rope(ways.source[0] * size) : this.#thing(name, size);
      },
      cue: (name, spot, much, then) => this.#cue(name, spot, much, then, pace),
    };
    // Actor cues apply to the actor at the line's spot.
    const cues = (actor: Actor): ActKit => ({
      ...kit,
      cue: (name, spot, much, then) => {
        const act = ACTOR_CUES[name];
        if (act) this.after(then, () => act(actor, much / pace, this.ports.motion));
        else kit.cue(name, spot, much, then);
      },
    });
    for (const line of lines) {
      const actor = actors[line.split(' ')[1] ?? ''];
      playLines(this, actor ? cues(actor) : kit, [line], at, pace);
    }
  }

  #cue(name: string, spot: ActSpot, much: number, at: number, pace: number): void {
    const sound = SOUNDS[name];
    if (sound) this.after(at, () => this.ports.sound.play(sound, name === 'muffled' ? MUFFLED : 0));
    else if (name === 'ring') this.ring(spot, spot.size * much, FIELD.fill, at);
    else if (name === 'crumbs') this.crumbs(atFoot(spot), [FIELD.fill, FIELD.shade], much, at, 0.4 / pace);
  }

  #thing(name: string, size: number): Container {
    if (name === 'star') {
      const star = new Container({ label: 'star' });
      star.addChild(new Icon(this.ports.theme, 'star', size));
      return star;
    }
    const gear = name.replace('_', '');
    return this.gear(gear as DuelGear, size, gear !== name);
  }
}

/** A twisted rope from (0, 0) to (long, 0), sagging in the middle. */
function rope(long: number): Container {
  const made = drawing('rope');
  const slack = Math.abs(long) * 0.06;
  const curve = (y: number) => made.moveTo(0, y).quadraticCurveTo(long / 2, y + 2 * slack, long, y);
  curve(2).stroke({ width: 5, color: ROPE[1], cap: 'round' });
  curve(0).stroke({ width: 3.5, color: ROPE[0], cap: 'round' });
  return made;
}
