// A stop of the climb in the page's own elements.

import type { ReactNode } from 'react';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { StopClock } from '#src/features/mysticPeak/StopClock.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { MilestoneChoices } from '#src/twins/MilestoneChoices.tsx';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { useWords } from '#src/twins/useWords.ts';

export function StopTwin(props: TwinProps & { readonly model: MilestoneModel }): ReactNode {
  const { model, onIntent, view } = props;
  const say = useWords();
  return (
    <MilestoneTwin {...props} model={model}>
      <StopClock view={view} isDrawn />
      <MilestoneChoices model={model} label={say(model.title)} onIntent={onIntent} />
    </MilestoneTwin>
  );
}
