// View of the projector's scenes: the server's view, how to join, and the traces that signals have left.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Traces } from '#scenes/parts/scenePart.ts';

export interface JoinInfo {
  /** Address where players type the code, without the scheme: `quiz.school.org/join`. */
  readonly address: string;
  /** QR code of the whole link, row by row, with true for dark; null while there is none. */
  readonly qr: readonly (readonly boolean[])[] | null;
}

export interface ProjectorStageView {
  readonly projector: ProjectorView;
  readonly join: JoinInfo;
  /** No traces when absent. */
  readonly traces?: Traces;
}
