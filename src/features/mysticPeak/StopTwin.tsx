// A stop of the climb in the page's own elements.

import type { ReactNode } from 'react';
import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import { rivalLines } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { StopClock } from '#src/features/mysticPeak/StopClock.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { MilestoneChoices } from '#src/twins/MilestoneChoices.tsx';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { usePlace } from '#src/twins/placement.tsx';
import { useWords } from '#src/twins/useWords.ts';

interface StopTwinProps extends TwinProps {
  readonly model: MilestoneModel;
  /** Who else is on the mountain; null while that is not told. */
  readonly board: MysticPeakBoard | null;
}

export function StopTwin(props: StopTwinProps): ReactNode {
  const { board, model, onIntent, view } = props;
  const say = useWords();
  const place = usePlace();
  return (
    <MilestoneTwin {...props} model={model}>
      <StopClock view={view} isDrawn />
      <p {...place(null, 'note')}>{rivalLines(view, board).map(say).join(' ')}</p>
      <MilestoneChoices model={model} label={say(model.title)} onIntent={onIntent} />
    </MilestoneTwin>
  );
}
