// CLASSIFICATION: items to pick up, and groups to put them in.

import type { ReactNode } from 'react';
import { classificationRules } from '#core/questions/classification/index.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';

function ClassificationTwin(props: QuestionTwinProps<'CLASSIFICATION'>): ReactNode {
  return <PlacingTwin asked={props} rules={classificationRules} sentences="classification" />;
}

export { ClassificationTwin as CLASSIFICATION };
