// Typed answers on the projector, as page elements: the most common ones, and the correct answer.

import type { ReactNode } from 'react';
import type { TextsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';
import type { Message } from '#scenes/message.ts';
import { NO_ANSWERS, correctAnswerMessage } from '#scenes/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';

export interface TextsOnProjectorProps {
  /** Hint on how to answer; null if there is nothing to say. */
  readonly hint: Message | null;
  /** The correct answer as text; null until it is revealed. */
  readonly right: string | null;
  readonly distribution: Distribution<TextsType> | null;
}

export function TextsOnProjector({ hint, right, distribution }: TextsOnProjectorProps): ReactNode {
  const say = useWords();
  return (
    <>
      {hint !== null && <p className="projector-note">{say(hint)}</p>}
      {right !== null && <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>}
      {distribution && <Texts distribution={distribution} />}
    </>
  );
}

interface TextsProps {
  readonly distribution: Distribution<TextsType>;
}

export function Texts({ distribution }: TextsProps): ReactNode {
  const say = useWords();
  if (distribution.answered === 0) return <p className="projector-note">{say(NO_ANSWERS)}</p>;
  return <TextList texts={distribution.spread.texts} />;
}

/** Texts, and how often each was given. */
export function TextList({ texts }: { readonly texts: readonly TextCount[] }): ReactNode {
  return (
    <ul className="projector-texts flex wrap">
      {texts.map(({ text, count, correct }) => (
        <li key={text} data-right={correct}>
          <span>{text}</span> <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
