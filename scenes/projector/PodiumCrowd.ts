// Who was there, on the ground beside the podium: the members of the groups that stand on it.

import { Container, Graphics } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { PodiumPerson } from '#scenes/projector/model.ts';
import { arrangeCrowd } from '#scenes/projector/crowd.ts';

interface Standing {
  readonly root: Container;
  readonly shadow: Graphics;
  readonly avatar: Avatar;
}

/** Pixels of the design: the largest and the smallest of them. */
const FIGURE = { most: 132, least: 44 } as const;
/** Seconds: the first of those who won hops once their group stands, and each of the others so much later. */
const CHEER = { delay: 3.9, apart: 0.07 } as const;

export class PodiumCrowd extends Container {
  readonly #ports: ScenePorts;
  readonly #people = new Map<string, Standing>();
  #winners: readonly Standing[] = [];

  constructor(ports: ScenePorts) {
    super();
    this.#ports = ports;
  }

  /** Shares them out among the areas by their widths. */
  draw(people: readonly PodiumPerson[], areas: readonly Rect[], unit: number): void {
    const before = new Map(this.#people);
    this.#people.clear();
    const wide = areas.reduce((sum, { width }) => sum + width, 0);
    let from = 0;
    let passed = 0;
    for (const area of areas) {
      passed += area.width;
      const to = Math.round((people.length * passed) / wide);
      this.#stand(people.slice(from, to), area, unit, before);
      from = to;
    }
    for (const { root } of before.values()) root.destroy({ children: true });
    const first = people.filter(({ won }) => won).map(({ id }) => this.#people.get(id));
    this.#winners = first.filter((standing) => standing !== undefined);
  }

  #stand(people: readonly PodiumPerson[], area: Rect, unit: number, before: Map<string, Standing>): void {
    const crowd = arrangeCrowd(people.length, area, FIGURE.most * unit, FIGURE.least * unit);
    for (const [index, { id, character }] of people.entries()) {
      const place = crowd.places[index];
      if (!place) continue;
      const shown = before.get(id) ?? this.#made(id);
      before.delete(id);
      this.#people.set(id, shown);
      shown.avatar.set({ character, size: crowd.size });
      drawContact(shown.shadow, shown.avatar.body.width);
      // Those in front stand before those behind.
      this.addChild(shown.root);
      this.#ports.motion.place(shown.root, place);
    }
  }

  #made(id: string): Standing {
    const avatar = new Avatar(this.#ports.theme);
    const shadow = new Graphics();
    const root = new Container({ label: `person:${id}` });
    root.addChild(shadow, avatar);
    return { root, shadow, avatar };
  }

  /** Those of the group that won cheer. */
  playEntrance(): void {
    for (const [index, { avatar }] of this.#winners.entries())
      this.#ports.motion.play('cheer', avatar, { delay: CHEER.delay + index * CHEER.apart });
  }
}
