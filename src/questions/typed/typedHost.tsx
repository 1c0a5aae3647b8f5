// Host views of question kinds with typed answers.

import type { TypedType } from '#core/questions/families.ts';
import type { AnswerOf } from '#core/questions/question.ts';
import type { Message } from '#scenes/message.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnProjector } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

/** `hint`: how to answer, as shown on the projector. */
export function typedHost<T extends TypedType>(
  hint: Message,
  Authored: HostKind<T>['Authored'],
): HostKind<T> {
  return {
    ProjectorAnswers: ({ isOpen, right, distribution }) => (
      <TextsOnProjector hint={isOpen ? hint : null} right={right} distribution={distribution} />
    ),
    DistributionView: ({ question, onAccept, ...props }) => (
      <TextsSpread
        {...props}
        question={question}
        onAccept={onAccept && ((text) => onAccept({ type: question.type, text } as AnswerOf<T>))}
      />
    ),
    Answered: AnsweredText,
    Authored,
  };
}
