// Who was there, on the ground beside the podium: the members of the groups that stand on it.

import { Container, Graphics } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { PodiumPerson } from '#scenes/projector/model.ts';

interface Standing {
  readonly root: Container;
  readonly shadow: Graphics;
  readonly avatar: Avatar;
}

/** Pixels of the design. */
const FIGURE = 96;
/** Of a figure: the way to the next one, and how far the row behind stands above and aside, and its size. */
const ROWS = { step: 1.22, most: 2, behind: 0.6, aside: 0.5, smaller: 0.86 } as const;
/** Of the way to the next one: how far they stand off their places, one after the other, so that they are no comb. */
const OFF = [0.07, -0.04, 0.09, -0.08, 0.02, -0.07, 0.05] as const;
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

  /** Shares them out among the areas by their widths; more than have room are not there. */
  draw(people: readonly PodiumPerson[], areas: readonly Rect[], unit: number): void {
    const before = new Map(this.#people);
    this.#people.clear();
    const size = FIGURE * unit;
    const room = areas.map(({ width }) => Math.floor(width / (size * ROWS.step)) * ROWS.most);
    const all = room.reduce((sum, count) => sum + count, 0);
    const shown = Math.min(all, people.length);
    let from = 0;
    let passed = 0;
    for (const [index, area] of areas.entries()) {
      passed += room[index] ?? 0;
      const to = Math.round((shown * passed) / all);
      this.#stand(people.slice(from, to), area, size, before);
      from = to;
    }
    for (const { root } of before.values()) root.destroy({ children: true });
    const first = people.filter(({ won }) => won).map(({ id }) => this.#people.get(id));
    this.#winners = first.filter((standing) => standing !== undefined);
  }

  #stand(
    people: readonly PodiumPerson[],
    { x, y, width, height }: Rect,
    size: number,
    before: Map<string, Standing>,
  ): void {
    const columns = Math.max(1, Math.floor(width / (size * ROWS.step)));
    // Those in front first: they are the ones who won.
    const rows = [people.slice(0, columns), people.slice(columns)];
    for (const [row, standing] of [...rows.entries()].reverse()) {
      const step = width / Math.max(columns, standing.length);
      for (const [place, { id, character }] of standing.entries()) {
        const shown = before.get(id) ?? this.#made(id);
        before.delete(id);
        this.#people.set(id, shown);
        shown.avatar.set({ character, size: row === 0 ? size : size * ROWS.smaller });
        drawContact(shown.shadow, shown.avatar.body.width);
        this.addChild(shown.root);
        const off = ((OFF[(place + row * 3) % OFF.length] ?? 0) + row * ROWS.aside) * step;
        this.#ports.motion.place(shown.root, {
          x: x + width / 2 + (place - (standing.length - 1) / 2) * step + off,
          y: y + height - row * size * ROWS.behind,
        });
      }
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
