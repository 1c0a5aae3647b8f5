// Contract for what an area adds to the results page: an export button and the answers by player.

import type { ComponentType } from 'react';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import { createInjected } from '#src/platform/injected.ts';

export interface ResultParts {
  readonly ExportButton: ComponentType<{ readonly view: HostView }>;
  readonly WhoAnswered: ComponentType<WhoAnsweredProps>;
}

export interface WhoAnsweredProps {
  readonly roomHash: string;
  /** Identifies the game's corrections. */
  readonly fixes: string;
  readonly row: HostQuestionRow;
  readonly players: readonly HostPlayerRow[];
  /** True if correct answers may be shown. */
  readonly answers: boolean;
  /** True if answer times were measured. */
  readonly timed: boolean;
}

export const resultParts = createInjected<ResultParts | null>(null);
