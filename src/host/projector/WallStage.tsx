// The wall's canvas.

import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo, SceneRequest } from '#scenes/index.ts';
import { appStage, stageConfig } from '#src/app/appStage.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { StageHost, StageProvider, useStageScene, useStageSnapshot } from '#src/stage/StageHost.tsx';

export interface WallStageProps {
  readonly view: ProjectorView;
  readonly scene: ProjectorSceneId;
  readonly join: JoinInfo;
  /** Nothing can be drawn on this machine. */
  readonly onUndrawable: () => void;
}

export function WallStage(props: WallStageProps): ReactNode {
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

/** The wall is looked at, not pressed. */
const ignore = () => undefined;

function Drawn({ view, scene, join, onUndrawable }: WallStageProps): ReactNode {
  const { status } = useStageSnapshot();
  const request = useMemo(
    (): SceneRequest =>
      scene === 'countdown'
        ? { id: scene, view: { room: view.room } }
        : { id: scene, view: { projector: view, join } },
    [scene, view, join],
  );
  useStageScene(request, ignore);
  useEffect(() => {
    if (status === 'unavailable') onUndrawable();
  }, [status, onUndrawable]);
  return <StageHost />;
}
