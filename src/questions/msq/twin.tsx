// MSQ: tick every right option, then submit.

import type { ReactNode } from 'react';
import { hintOf } from '#scenes/model.ts';
import { OptionsTwin } from '#src/questions/options/OptionsTwin.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';

function MsqTwin({
  question,
  draft,
  answer,
  removed,
  tried,
  open,
  reveal,
  distribution,
  onIntent,
}: QuestionTwinProps<'MSQ'>): ReactNode {
  return (
    <>
      <OptionsTwin
        options={question.options}
        hint={hintOf('MSQ')}
        several
        chosen={(answer ?? draft.answer)?.optionIds ?? []}
        hidden={removed}
        tried={tried?.optionIds ?? []}
        open={open}
        correctIds={question.hasCorrectAnswer && reveal ? reveal.correctIds : null}
        distribution={distribution}
        onPress={(optionId) => onIntent({ type: 'toggle', optionId })}
      />
      {open && <SubmitButton ready={draft.answer !== null} onSubmit={() => onIntent({ type: 'submit' })} />}
    </>
  );
}

export { MsqTwin as MSQ };
