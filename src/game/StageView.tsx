// The drawn game with its twin on top.

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldBy } from '#core/views/heldBy.ts';
import { AppStage } from '#src/game/AppStage.tsx';
import { BesideContext, useBeside } from '#src/game/beside.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { StageHost, useStage, useStageScene, useStageSnapshot } from '#src/platform/stage/StageHost.tsx';
import { useScrollKeys } from '#src/platform/stage/useScrollKeys.ts';
import type { Guidance, SceneRequest } from '#scenes/index.ts';
import { Overlay } from '#src/game/twins/placement.tsx';
import { isOfView, PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import '#src/game/stage.css';

export { preloadTheme } from '#src/platform/theme/themeFiles.ts';

export interface StageViewProps extends TwinProps {
  /** What the guide shows over the scene. */
  readonly guidance?: Guidance | undefined;
  /** Nothing can be drawn on this device. */
  readonly onStageUnavailable: () => void;
  /** The first scene is shown. */
  readonly onShown?: () => void;
}

export function StageView({ onStageUnavailable, ...twin }: StageViewProps): ReactNode {
  return (
    <AppStage room={twin.view.room} onStageUnavailable={onStageUnavailable}>
      <Drawn {...twin} />
    </AppStage>
  );
}

function Drawn({ onShown, guidance, ...twin }: Omit<StageViewProps, 'onStageUnavailable'>): ReactNode {
  const { t, i18n } = useTranslation('play');
  const stage = useStage();
  const { status, targets } = useStageSnapshot();
  const { view, draft, traces, scene, phase, onIntent } = twin;
  const [share, beside] = useBeside();
  const asList = useSetting('asList');
  const besideAtRight = i18n.dir() === 'rtl';
  const request = useMemo((): SceneRequest => {
    if (phase?.request && scene === phase.scene) return phase.request(view, t);
    if (scene === 'countdown') return { id: scene, view: { room: view.room } };
    return {
      id: isOfView(scene) ? scene : 'question',
      view: {
        player: view,
        draft,
        asList,
        ...(share !== undefined && heldBy(view) && { beside: share, besideAtRight }),
        ...(traces && { traces }),
        ...(guidance && { guidance }),
        ...(phase?.picture && { picture: phase.picture }),
      },
    };
  }, [scene, view, draft, asList, share, besideAtRight, traces, guidance, phase, t]);
  useStageScene(request, onIntent);
  // A question counts as shown once its answers can be pressed.
  const seen = status === 'ready' && (scene !== 'question' || targets.length > 0);
  useEffect(() => {
    if (seen) onShown?.();
  }, [seen, onShown]);
  useScrollKeys();
  return (
    <div className="stage-box inset">
      <StageHost />
      {status !== 'ready' && <SlowStart text={t('play:drawing')} />}
      <Overlay targets={targets} setFocus={stage.setFocus} zoom={stage.zoom}>
        <BesideContext value={beside}>
          <PlayerTwin {...twin} />
        </BesideContext>
      </Overlay>
    </div>
  );
}

/** Says that something is loading if it takes long. */
function SlowStart({ text }: { readonly text: string }): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <p className="inset centered lead">{text}</p> : null;
}
