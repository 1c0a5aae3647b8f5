// The landscape torn into bands that are shifted by a few pixels: a copy of the background's picture, so
// nothing else moves.

import { Container, Rectangle, type Sprite as Picture, Sprite, Texture, type TextureSource } from 'pixi.js';

/**
 * Each band's top and bottom as fractions of the height, its shift in each pose (design pixels), and its
 * tint.
 */
const BANDS: readonly {
  readonly from: number;
  readonly to: number;
  readonly moved: readonly [number, number, number];
  readonly tint: number;
}[] = [
  { from: 0.05, to: 0.14, moved: [14, -10, 0], tint: 0xebfffb },
  { from: 0.14, to: 0.19, moved: [-22, 12, 18], tint: 0xffebf3 },
  { from: 0.31, to: 0.45, moved: [0, 20, -14], tint: 0xebfffb },
  { from: 0.45, to: 0.49, moved: [26, -16, 24], tint: 0xebefff },
  { from: 0.58, to: 0.7, moved: [-12, 0, 20], tint: 0xffebf3 },
  { from: 0.7, to: 0.73, moved: [18, -24, -10], tint: 0xebfffb },
  { from: 0.84, to: 0.93, moved: [-16, 14, 0], tint: 0xebefff },
];
const POSES = 3;
/** Milliseconds per pose. */
const POSE_MS = 700;

/** Number of pose changes since `since`. Both times in server ms. */
export function poseAt(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / POSE_MS));
}

export function nextPoseAt(since: number, now: number): number {
  return since + (poseAt(since, now) + 1) * POSE_MS;
}

export class TornLandscape extends Container {
  #of: Texture | null = null;
  #source: TextureSource | null = null;

  constructor() {
    super({ visible: false });
  }

  /** `pose`: index of the pose; null for an intact landscape. */
  set(ground: Picture, pose: number | null, unit: number): void {
    this.visible = pose !== null;
    if (pose === null) {
      this.#free();
      return;
    }
    if (this.#of !== ground.texture) this.#cut(ground.texture);
    const { width, height } = ground;
    for (const [index, { from, to, moved }] of BANDS.entries()) {
      const band = this.children[index];
      if (!(band instanceof Sprite)) continue;
      band.position.set((moved[pose % POSES] ?? 0) * unit, from * height);
      band.setSize(width, (to - from) * height);
    }
  }

  #cut(texture: Texture): void {
    this.#free();
    this.#of = texture;
    const { source, width, height } = texture;
    // A background whose picture arrives late frees the one before it.
    this.#source = source.once('destroy', this.#free);
    for (const { from, to, tint } of BANDS) {
      const frame = new Rectangle(0, from * height, width, (to - from) * height);
      this.addChild(new Sprite({ texture: new Texture({ source, frame }), tint }));
    }
  }

  /** The picture itself belongs to the background. */
  readonly #free = (): void => {
    this.#source?.off('destroy', this.#free);
    this.#source = null;
    this.#of = null;
    for (const band of this.removeChildren()) {
      if (band instanceof Sprite) band.texture.destroy(false);
      band.destroy();
    }
  };

  override destroy(): void {
    this.#free();
    super.destroy();
  }
}
