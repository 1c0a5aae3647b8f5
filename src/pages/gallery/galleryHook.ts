// `window.quizpeakGallery`: the hook that lets tests, benchmarks, and screenshot scripts control the gallery.

import type { SceneId, StageDebug } from '#scenes/index.ts';

export interface GalleryHook {
  readonly entries: readonly {
    readonly id: string;
    readonly scene: SceneId;
    /** Id of the entry it transitions from. */
    readonly after: string | null;
  }[];
  /** Shows an entry; resolves once its scene is on the stage. */
  show(id: string): Promise<void>;
  /** Jumps every animation to its final pose. */
  settle(): void;
  /** Draws one more frame. */
  redraw(): void;
  /** null while nothing is drawn. */
  readonly debug: StageDebug | null;
}

declare global {
  interface Window {
    quizpeakGallery?: GalleryHook;
  }
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once `isThere`, checked every frame, returns true. */
export async function untilShown(isThere: () => boolean): Promise<void> {
  do await nextFrame();
  while (!isThere());
  // Things that appear together with it are drawn one frame later.
  await nextFrame();
}
