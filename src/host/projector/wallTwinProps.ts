// What each twin of the projector's scenes gets.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo } from '#scenes/index.ts';

export interface WallTwinProps {
  readonly view: ProjectorView;
  readonly scene: ProjectorSceneId;
  readonly join: JoinInfo;
  /** The whole link behind the QR code. */
  readonly link: string;
  /** The canvas shows it: pictures are not needed twice. */
  readonly drawn: boolean;
}
