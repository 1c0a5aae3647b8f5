// The projector's canvas.

import { type ReactNode, useMemo } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo, SceneRequest, Traces } from '#scenes/index.ts';
import { AppStage } from '#src/game/AppStage.tsx';
import { ProjectorIslands } from '#src/host/projector/ProjectorMedia.tsx';
import { StageHost, useStageScene, useStageSnapshot } from '#src/platform/stage/StageHost.tsx';
import { Overlay } from '#src/game/twins/placement.tsx';

export interface ProjectorStageProps {
  readonly view: ProjectorView;
  readonly scene: ProjectorSceneId;
  readonly join: JoinInfo;
  readonly traces: Traces;
  /** Called when this device can't draw the canvas. */
  readonly onStageUnavailable: () => void;
}

export function ProjectorStage({ onStageUnavailable, ...shown }: ProjectorStageProps): ReactNode {
  return (
    <AppStage room={shown.view.room} forWall onStageUnavailable={onStageUnavailable}>
      <Drawn {...shown} />
    </AppStage>
  );
}

/** The projector is only watched, so its canvas takes no input. */
const ignore = () => undefined;

function Drawn({ view, scene, join, traces }: Omit<ProjectorStageProps, 'onStageUnavailable'>): ReactNode {
  const { targets } = useStageSnapshot();
  const request = useMemo(
    (): SceneRequest =>
      scene === 'countdown'
        ? { id: scene, view: { room: view.room } }
        : { id: scene, view: { projector: view, join, traces } },
    [scene, view, join, traces],
  );
  useStageScene(request, ignore);
  return (
    <>
      <StageHost />
      {scene === 'projectorQuestion' && (
        <Overlay targets={targets} setFocus={ignore}>
          <ProjectorIslands view={view} />
        </Overlay>
      )}
    </>
  );
}
