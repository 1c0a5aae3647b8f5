// DRAGNDROP: the gaps of the text, which stands before them, and the words to put there.

import type { ReactNode } from 'react';
import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { GapPrompt } from '#src/questions/gaps/GapPrompt.tsx';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';

function DragndropTwin(props: QuestionTwinProps<'DRAGNDROP'>): ReactNode {
  const prompt = ({ index }: BoardPlace) => <GapPrompt text={props.question} gap={index} />;
  return <PlacingTwin asked={props} rules={dragndropRules} sentences="dragndrop" prompt={prompt} />;
}

export { DragndropTwin as DRAGNDROP };
