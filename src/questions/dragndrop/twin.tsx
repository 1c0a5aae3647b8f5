// DRAGNDROP: the gaps of the text, which stands before them, and the words to put there.

import type { ReactNode } from 'react';
import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';

function DragndropTwin(props: QuestionTwinProps<'DRAGNDROP'>): ReactNode {
  return <PlacingTwin asked={props} rules={dragndropRules} sentences="dragndrop" />;
}

export { DragndropTwin as DRAGNDROP };
