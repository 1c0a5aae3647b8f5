// Non-interactive projector at a fixed moment.

import { type ReactNode, useState } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { projectorSceneOf } from '#core/views/scene.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';
import { ServicesProvider, useSetting } from '#src/platform/ServicesProvider.tsx';
import { ProjectorTwin } from '#src/host/projector/ProjectorTwin.tsx';
import { useSnapshotServices } from '#src/game/PlayerScreenSnapshot.tsx';
import '#src/host/projector/projectorTwin.css';

const ProjectorStage = lazyStage(() => import('#src/host/projector/ProjectorStage.tsx'), 'ProjectorStage');

const JOIN = { address: '', qr: null };
const NO_TRACES = {};

interface StillProjectorProps {
  readonly view: ProjectorView;
  readonly at: number;
}

export function StillProjector({ view, at }: StillProjectorProps): ReactNode {
  const then = useSnapshotServices(at);
  const webgl = useSetting('webgl');
  const [drawable, setDrawable] = useState(true);
  const scene = projectorSceneOf(view, at);
  return (
    <ServicesProvider services={then}>
      <div className="preview-screen" data-scheme="play" inert>
        {webgl === 'on' && drawable ? (
          <ProjectorStage
            view={view}
            scene={scene}
            join={JOIN}
            traces={NO_TRACES}
            onStageUnavailable={() => setDrawable(false)}
          />
        ) : (
          <div className="projector-plain scenery">
            <ProjectorTwin view={view} scene={scene} join={JOIN} link="" drawn={false} />
          </div>
        )}
      </div>
    </ServicesProvider>
  );
}
