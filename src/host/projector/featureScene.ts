// What a feature of a game says of a scene that it adds to the projector.

import type { ComponentType } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Message } from '#scenes/message.ts';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';

export interface FeatureProjectorScene {
  /** Loaded as it is needed. */
  readonly Twin: ComponentType<ProjectorTwinProps>;
  /** How many layers of its music are heard. */
  readonly layers: (view: ProjectorView) => number;
  /** What a screen reader is told as it comes, and as somebody else leads. */
  readonly says: (view: ProjectorView) => Message;
}
