// What stands on the screen of the preview.

import { memo, type ReactNode } from 'react';
import type { PreviewedScreen as Screen } from '#src/areas/library/editor/sync/openSession.ts';
import { previewPart } from '#src/areas/library/editor/preview/previewPart.tsx';
import {
  playerPreview,
  PREVIEW_AT,
  type Previewed,
  projectorPreview,
  wordsAlone,
} from '#src/areas/library/editor/preview/previewView.ts';
import { StillScreen } from '#src/game/StillScreen.tsx';

/** What is drawn on a wall brings all that ever is: only for whoever looks at it. */
const StillProjector = previewPart(
  () => import('#src/areas/library/editor/preview/StillProjector.tsx'),
  'StillProjector',
);

export interface PreviewScreenProps {
  readonly screen: Screen;
  readonly previewed: Previewed;
}

/** Not drawn anew with each key, but with what is to be seen of it. */
export const PreviewScreen = memo(
  ({ screen, previewed }: PreviewScreenProps): ReactNode =>
    screen === 'wall' ? (
      <StillProjector view={projectorPreview(previewed)} at={PREVIEW_AT} />
    ) : (
      <StillScreen
        view={playerPreview(previewed)}
        first={playerPreview(wordsAlone(previewed))}
        at={PREVIEW_AT}
        className="preview-screen"
      />
    ),
);
