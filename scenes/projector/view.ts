// What the projector's scenes show: the view that the server sent, and how to get in.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Waves } from '#scenes/player/view.ts';

export interface JoinInfo {
  /** Where to type the code, without the scheme: `quiz.school.org/join`. */
  readonly address: string;
  /** A QR code of the whole link, row by row, true is dark; null while there is none. */
  readonly qr: readonly (readonly boolean[])[] | null;
}

export interface ProjectorStageView {
  readonly projector: ProjectorView;
  readonly join: JoinInfo;
  readonly waves?: Waves;
}
