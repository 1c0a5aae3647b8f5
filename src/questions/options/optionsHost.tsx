// Host views of question kinds with options.

import type { ReactNode } from 'react';
import type { OptionsType } from '#core/questions/families.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { previewChoices } from '#core/questions/options/authoring.ts';
import { hintOf, correctAnswerMessage } from '#scenes/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { HostKind, ProjectorAnswersProps } from '#src/host/room/hostKind.ts';
import { AnsweredOptions } from '#src/questions/options/AnsweredOptions.tsx';
import { OptionsSpread } from '#src/questions/options/OptionsSpread.tsx';
import { ProjectorTiles } from '#src/questions/options/ProjectorTiles.tsx';

export function optionsHost<T extends OptionsType>(type: T): HostKind<T> {
  const { can } = kindOf(type);
  return {
    ProjectorAnswers: OptionsOnProjector,
    DistributionView: OptionsSpread,
    Answered: ({ question, answer, reveal }) => (
      <AnsweredOptions
        options={question.options}
        chosen={(answer && can.choices?.idsIn(answer)) ?? []}
        right={reveal?.correctIds ?? []}
      />
    ),
    Authored({ question: { options, format }, answers }) {
      const asked = previewChoices(options, format);
      const right = asked.flatMap(({ id }, place) => (options[place]?.correct ? id : []));
      return <AnsweredOptions options={asked} chosen={[]} right={answers ? right : []} />;
    },
  };
}

function OptionsOnProjector(props: ProjectorAnswersProps<OptionsType>): ReactNode {
  const { question, isOpen, reveal, right, distribution, drawn, plain } = props;
  const say = useWords();
  return (
    <>
      {isOpen && kindOf(question.type).several && (
        <p className="projector-note">{say(hintOf(question.type))}</p>
      )}
      <ProjectorTiles
        options={question.options}
        drawn={drawn}
        plain={plain}
        rightIds={reveal?.correctIds ?? []}
        figureOf={distribution && (({ id }) => distribution.spread.options[id] ?? 0)}
      />
      {right !== null && <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>}
    </>
  );
}
