// The second chances that stand open, in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { redemptionModel } from '#scenes/features/redemption/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { MilestoneChoices } from '#src/game/twins/MilestoneChoices.tsx';
import { MilestoneTwin } from '#src/game/twins/MilestoneTwin.tsx';

export function ChoiceTwin(props: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const model = redemptionModel(props.view, 'choice');
  return (
    <MilestoneTwin {...props} model={model}>
      {model.choices.length > 0 && (
        <MilestoneChoices model={model} label={t('play:redemption.list')} onIntent={props.onIntent} />
      )}
    </MilestoneTwin>
  );
}
