// Typed answers on the wall, in the page's own elements: the commonest, and what is right.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Distribution } from '#core/questions/question.ts';

export interface TextsOnWallProps {
  /** Translated: how to answer; null while there is nothing to say of it. */
  readonly hint: string | null;
  /** What is right in words; null until it is told. */
  readonly right: string | null;
  readonly distribution: Distribution | null;
}

export function TextsOnWall({ hint, right, distribution }: TextsOnWallProps): ReactNode {
  const { t } = useTranslation('scenes');
  return (
    <>
      {hint !== null && <p className="wall-note">{hint}</p>}
      {right !== null && <p className="wall-right">{t('scenes:projector.rightAnswer', { list: right })}</p>}
      {distribution && <Texts distribution={distribution} />}
    </>
  );
}

function Texts({ distribution }: { readonly distribution: Distribution }): ReactNode {
  const { t } = useTranslation('scenes');
  if (distribution.answered === 0) return <p className="wall-note">{t('scenes:projector.noAnswers')}</p>;
  return (
    <ul className="wall-texts">
      {distribution.texts.map(({ text, count, correct }) => (
        <li key={text} data-right={correct}>
          <span>{text}</span> <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
