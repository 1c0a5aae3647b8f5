// Options on the projector, in the page's own elements: how many chose each, and the right ones.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import { rightWords } from '#scenes/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { ProjectorAnswersProps } from '#src/host/room/hostKind.ts';
import { WordsOrPicture } from '#src/ui/formatted/WordsOrPicture.tsx';

export interface OptionsOnProjectorProps extends Pick<ProjectorAnswersProps, 'drawn' | 'plain' | 'right'> {
  readonly options: readonly Option[];
  /** How to answer; null while there is nothing to say of it. */
  readonly hint: Message | null;
  /** null until it is told. */
  readonly correctIds: readonly string[] | null;
  readonly distribution: Distribution<OptionsType> | null;
}

export function OptionsOnProjector(props: OptionsOnProjectorProps): ReactNode {
  const { options, hint, correctIds, right, distribution, drawn, plain } = props;
  const { t } = useTranslation('host');
  const say = useWords();
  return (
    <>
      {hint !== null && <p className="projector-note">{say(hint)}</p>}
      <ul className="projector-options">
        {options.map((option, place) => {
          const { id, media } = option;
          const isRight = correctIds?.includes(id) ?? false;
          return (
            <li
              key={id}
              className="projector-option strip bold"
              data-option={plain ? undefined : place + 1}
              data-dim={correctIds !== null && correctIds.length > 0 && !isRight}
            >
              {media?.type === 'image' && !drawn && (
                <img
                  className="projector-option-picture"
                  src={uploadAtWidth(media.url, PICTURE_WIDTH.wallOption)}
                  alt=""
                />
              )}
              <span className="fill breaks">
                <WordsOrPicture of={option} />
              </span>
              {isRight && <span className="visually-hidden">{t('host:question.right')}</span>}
              {distribution && (
                <strong className="projector-option-count">{distribution.spread.options[id] ?? 0}</strong>
              )}
            </li>
          );
        })}
      </ul>
      {right !== null && <p className="projector-right bold">{say(rightWords(right))}</p>}
    </>
  );
}
