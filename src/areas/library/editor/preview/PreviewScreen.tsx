import { memo, type ReactNode } from 'react';
import type { PreviewedScreen as Screen } from '#src/areas/library/editor/sync/openSession.ts';
import { previewPart } from '#src/areas/library/editor/preview/previewPart.tsx';
import {
  playerPreview,
  PREVIEW_AT,
  type Previewed,
  projectorPreview,
  textOnly,
} from '#src/areas/library/editor/preview/previewView.ts';
import { PlayerScreenSnapshot } from '#src/game/PlayerScreenSnapshot.tsx';

/** Loaded only when viewed, since the projector brings in every scene. */
const StillProjector = previewPart(
  () => import('#src/areas/library/editor/preview/StillProjector.tsx'),
  'StillProjector',
);

export interface PreviewScreenProps {
  readonly screen: Screen;
  readonly previewed: Previewed;
}

/** Memoized: re-renders only when the preview's content changes. */
export const PreviewScreen = memo(
  ({ screen, previewed }: PreviewScreenProps): ReactNode =>
    screen === 'wall' ? (
      <StillProjector view={projectorPreview(previewed)} at={PREVIEW_AT} />
    ) : (
      <PlayerScreenSnapshot
        view={playerPreview(previewed)}
        first={playerPreview(textOnly(previewed))}
        at={PREVIEW_AT}
        className="preview-screen"
      />
    ),
);
