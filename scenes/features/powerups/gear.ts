// The gear that is seen while a power-up acts, and a bird: one sheet (tools/art/powerups/gear.mjs), cut into its things.

import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { GEAR, type GearName } from '#scenes/features/powerups/gearNames.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Of the sheet, in its own units: a thing's square in its cell. */
const SHEET = { columns: 4, cell: 72, air: 4, thing: 64 } as const;
const SHEET_URL = new URL('../../../assets/powerups/gear.svg', import.meta.url).href;

/** Asked for with each question: pictures that none needs any more are freed. */
export const bringGear = ({ assets }: ScenePorts): Promise<Texture | null> => assets.picture(SHEET_URL);

function cut({ source }: Texture, name: GearName): Texture {
  const unit = source.width / (SHEET.columns * SHEET.cell);
  const place = GEAR.indexOf(name);
  const at = (cell: number): number => (cell * SHEET.cell + SHEET.air) * unit;
  const side = SHEET.thing * unit;
  const frame = new Rectangle(at(place % SHEET.columns), at(Math.floor(place / SHEET.columns)), side, side);
  return new Texture({ source, frame });
}

/** One thing; empty until the sheet has come. */
export class Gear extends Container {
  readonly #sprite = new Sprite({ texture: Texture.EMPTY, anchor: 0.5 });
  #size = 0;

  /** `anchor`: of its width and height; its middle by default. */
  constructor(ports: ScenePorts, name: GearName, anchor: readonly [x: number, y: number] = [0.5, 0.5]) {
    super({ label: name });
    this.addChild(this.#sprite).anchor.set(...anchor);
    void bringGear(ports).then((sheet) => {
      if (!sheet || sheet.destroyed || this.destroyed) return;
      const texture = cut(sheet, name);
      this.#sprite.texture = texture;
      this.resize(this.#size);
      // The sheet itself belongs to the stage.
      this.once('destroyed', () => texture.destroy(false));
      ports.invalidate('gear');
    });
  }

  /** CSS pixels of a side. */
  resize(size: number): this {
    this.#size = size;
    this.#sprite.setSize(size);
    return this;
  }
}
