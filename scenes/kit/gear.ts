// Gear: a feature's animation props, cut from one sprite sheet (tools/art).

import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { ScenePorts } from '#scenes/ports.ts';

export interface GearSheet<Name extends string = string> {
  readonly url: string;
  /** In the order of the sheet. */
  readonly names: readonly Name[];
}

/** A sheet in its own units: columns, cells, and the square of each thing in its cell. */
const SHEET = { columns: 4, cell: 72, air: 4, thing: 64 } as const;

/** Call it for each question: pictures that nothing requests anymore are freed. */
export const loadGear = ({ assets }: ScenePorts, { url }: GearSheet): Promise<Texture | null> =>
  assets.picture(url);

function cut({ source }: Texture, place: number): Texture {
  const unit = source.width / (SHEET.columns * SHEET.cell);
  const at = (cell: number): number => (cell * SHEET.cell + SHEET.air) * unit;
  const side = SHEET.thing * unit;
  const frame = new Rectangle(at(place % SHEET.columns), at(Math.floor(place / SHEET.columns)), side, side);
  return new Texture({ source, frame });
}

/** One prop of a sheet; empty until the sheet has loaded. */
export class Gear<Name extends string> extends Container {
  readonly #sprite = new Sprite({ texture: Texture.EMPTY, anchor: 0.5 });
  #size = 0;

  /** `anchor`: shares of width and height; the center by default. */
  constructor(
    ports: ScenePorts,
    sheet: GearSheet<Name>,
    name: Name,
    anchor: readonly [x: number, y: number] = [0.5, 0.5],
  ) {
    super({ label: name });
    this.addChild(this.#sprite).anchor.set(...anchor);
    void loadGear(ports, sheet).then((all) => {
      if (!all || all.destroyed || this.destroyed) return;
      const texture = cut(all, sheet.names.indexOf(name));
      this.#sprite.texture = texture;
      this.resize(this.#size);
      // The sheet itself belongs to the stage.
      this.once('destroyed', () => texture.destroy(false));
      ports.invalidate('gear');
    });
  }

  /** Side in CSS pixels. */
  resize(size: number): this {
    this.#size = size;
    this.#sprite.setSize(size);
    return this;
  }
}
