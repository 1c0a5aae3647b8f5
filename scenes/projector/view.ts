// What the projector's scenes show: the view that the server sent, how to get in, and what signals have left.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Traces } from '#scenes/parts/scenePart.ts';

export interface JoinInfo {
  /** Where to type the code, without the scheme: `quiz.school.org/join`. */
  readonly address: string;
  /** A QR code of the whole link, row by row, true is dark; null while there is none. */
  readonly qr: readonly (readonly boolean[])[] | null;
}

export interface ProjectorStageView {
  readonly projector: ProjectorView;
  readonly join: JoinInfo;
  /** Absent: nothing. */
  readonly traces?: Traces;
}
