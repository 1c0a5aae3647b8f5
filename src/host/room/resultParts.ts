// The contract of an area's parts of the results page: export button and answers by player.

import type { ComponentType } from 'react';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import { handedDown } from '#src/platform/handedDown.ts';

export interface ResultParts {
  readonly ExportButton: ComponentType<{ readonly view: HostView }>;
  readonly WhoAnswered: ComponentType<WhoAnsweredProps>;
}

export interface WhoAnsweredProps {
  readonly roomHash: string;
  readonly row: HostQuestionRow;
  readonly players: readonly HostPlayerRow[];
  /** Whether what is right may be seen. */
  readonly answers: boolean;
  /** Whether anybody measured how long it took. */
  readonly timed: boolean;
}

export const resultParts = handedDown<ResultParts | null>(null);
