// The drawn game with its twin over it.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { appStage, stageConfig } from '#src/app/appStage.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import {
  StageHost,
  StageProvider,
  useStage,
  useStageScene,
  useStageSnapshot,
} from '#src/stage/StageHost.tsx';
import type { SceneRequest } from '#scenes/index.ts';
import { Overlay } from '#src/twins/placement.tsx';
import { PlayerTwin, type TwinProps } from '#src/twins/PlayerTwin.tsx';

export interface StageViewProps extends TwinProps {
  /** Nothing can be drawn on this machine. */
  readonly onUndrawable: () => void;
}

export function StageView(props: StageViewProps): ReactNode {
  const services = useServices();
  const { i18n } = useTranslation('scenes');
  const stage = appStage(services, i18n);
  const settings = useStore(services.settings);
  const calm = props.view.room.options.reduceMotion;
  const { language } = i18n;
  useEffect(() => {
    stage.configure(stageConfig(services, i18n, calm));
  }, [stage, services, i18n, calm, settings, language]);
  return (
    <StageProvider handle={stage}>
      <Drawn {...props} />
    </StageProvider>
  );
}

function Drawn({ onUndrawable, ...twin }: StageViewProps): ReactNode {
  const { t } = useTranslation('play');
  const stage = useStage();
  const { status, targets } = useStageSnapshot();
  const { view, draft, scene, onIntent } = twin;
  const request = useMemo((): SceneRequest => {
    if (scene === 'countdown') return { id: scene, view: { room: view.room } };
    return { id: scene, view: { player: view, draft } };
  }, [scene, view, draft]);
  useStageScene(request, onIntent);
  useEffect(() => {
    if (status === 'unavailable') onUndrawable();
  }, [status, onUndrawable]);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="stage-box" ref={box}>
      <StageHost />
      {status !== 'ready' && <SlowStart text={t('play:drawing')} />}
      <Overlay targets={targets} setFocus={stage.setFocus}>
        <PlayerTwin {...twin} />
      </Overlay>
    </div>
  );
}

/** Says that something is on its way, once that takes long. */
function SlowStart({ text }: { readonly text: string }): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <p className="stage-note">{text}</p> : null;
}
