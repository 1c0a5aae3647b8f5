// MATCH: prompts to press, and partners to tie to them.

import type { ReactNode } from 'react';
import { matchRules } from '#core/questions/match/index.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';

function MatchTwin(props: QuestionTwinProps<'MATCH'>): ReactNode {
  return <PlacingTwin asked={props} rules={matchRules} sentences="match" />;
}

export { MatchTwin as MATCH };
