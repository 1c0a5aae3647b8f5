// How tests, benches and the maker of pictures lead the gallery from outside: `window.quizpeakGallery`.

import type { SceneId, StageDebug } from '#scenes/index.ts';

export interface GalleryHook {
  readonly entries: readonly {
    readonly id: string;
    readonly scene: SceneId;
    /** Of the entry out of which it comes. */
    readonly after: string | null;
  }[];
  /** Shows an entry; resolves once its scene stands on the stage. */
  show(id: string): Promise<void>;
  /** Ends every motion in its end pose. */
  settle(): void;
  /** Draws one frame more. */
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

/** Resolves when `isThere`, looked at once a frame, says so. */
export async function untilShown(isThere: () => boolean): Promise<void> {
  do await nextFrame();
  while (!isThere());
  // What it stands with is drawn in the frame after.
  await nextFrame();
}
