import type { ReactNode } from 'react';
import type { TwinProps } from '#src/game/phases/phase.ts';
export function ObstacleTwin(_props: TwinProps): ReactNode {
  return null;
}
