// The projector's canvas.

import { type ReactNode, useMemo } from 'react';
import type { Question } from '#core/questions/question.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo, SceneRequest, Traces } from '#scenes/index.ts';
import { AppStage } from '#src/game/AppStage.tsx';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { ProjectorMedia } from '#src/host/projector/ProjectorMedia.tsx';
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
    <AppStage room={shown.view.room} onStageUnavailable={onStageUnavailable}>
      <Drawn {...shown} />
    </AppStage>
  );
}

/** What the canvas leaves to the page. */
function Island({ question }: { readonly question: Question | null | undefined }): ReactNode {
  const Shown = question && hostKindOf(question.type).ProjectorIsland;
  return Shown && <Shown key={question.id} question={question} />;
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
          <ProjectorMedia view={view} />
          <Island question={view.slide?.question} />
        </Overlay>
      )}
    </>
  );
}
