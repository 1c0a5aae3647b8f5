// Props shared by the DOM twins of the projector's scenes.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo } from '#scenes/index.ts';

export interface ProjectorTwinProps {
  readonly view: ProjectorView;
  readonly scene: ProjectorSceneId;
  readonly join: JoinInfo;
  /** The full link behind the QR code. */
  readonly link: string;
  /** True if the canvas is drawn, so the twin can leave out pictures. */
  readonly drawn: boolean;
}
