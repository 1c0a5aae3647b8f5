// A question as its author wrote it; what is right stays hidden until the teacher asks, because a beamer may be on.

import { Check, Image as ImageIcon, Music, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { type AuthoredOption, QUESTION_TIME } from '#core/questions/questionBase.ts';
import '#src/areas/library/quiz/authoredItem.css';
import '#src/areas/library/quiz/authoredNumber.css';
import '#src/host/shell/optionMark.css';
import '#src/host/shell/tag.css';

export interface AuthoredItemProps {
  readonly question: AuthoredQuestion;
  /** From 0. */
  readonly index: number;
  readonly answers: boolean;
}

export function AuthoredItem({ question, index, answers }: AuthoredItemProps): ReactNode {
  const { t } = useTranslation('host');
  const { type, text, media, explanation, group } = question;
  const { timeSeconds = QUESTION_TIME.defaultSeconds, hints = [] } = question;
  return (
    <li className="authored card">
      <div className="authored-head">
        <span className="authored-number">{index + 1}</span>
        <span className="tag">{t(`host:question.${type}`)}</span>
        <span className="muted authored-time">{t('host:question.time', { count: timeSeconds })}</span>
      </div>
      <div className="authored-body">
        {media && <Thumbnail media={media} />}
        <p className="authored-text">{text}</p>
      </div>
      {'options' in question && <Options options={question.options} answers={answers} />}
      {'accepted' in question && (
        <p className="authored-accepted">
          {answers
            ? t('host:question.accepted', { list: question.accepted.join(' · ') })
            : t('host:question.acceptedHidden', { count: question.accepted.length })}
        </p>
      )}
      {group !== undefined && <p className="muted">{t('host:question.group', { group })}</p>}
      {hints.length > 0 && (
        <p className="muted">
          {answers
            ? t('host:question.hints', { count: hints.length, list: hints.join(' · ') })
            : t('host:question.hintsHidden', { count: hints.length })}
        </p>
      )}
      {answers && explanation !== undefined && <p className="note">{explanation}</p>}
    </li>
  );
}

function Options({
  options,
  answers,
}: {
  readonly options: readonly AuthoredOption[];
  readonly answers: boolean;
}): ReactNode {
  return (
    <ul className="authored-options">
      {options.map((option, place) => (
        // Options have no id of their own and never move.
        <OptionLine key={place} option={option} place={place} right={answers && option.correct === true} />
      ))}
    </ul>
  );
}

export interface OptionLineProps {
  readonly option: Pick<AuthoredOption, 'text' | 'media'>;
  /** 0-based, which gives it its colour. */
  readonly place: number;
  /** Whether it is shown to be right. */
  readonly right: boolean;
  /** Whether a player's answer has it. */
  readonly chosen?: boolean;
  /** Stands after its words. */
  readonly children?: ReactNode;
}

export function OptionLine({ option, place, right, chosen = false, children }: OptionLineProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <li className="authored-option" data-option={place + 1} data-right={right} data-chosen={chosen}>
      <span className="option-dot" aria-hidden="true" />
      {option.media && <Thumbnail media={option.media} />}
      <span className="authored-option-text">{option.text}</span>
      {children}
      {right && (
        <span className="right-mark">
          <Check size={18} strokeWidth={3} aria-hidden="true" />
          <span className="visually-hidden">{t('host:question.right')}</span>
        </span>
      )}
    </li>
  );
}

const KIND_ICONS = { image: ImageIcon, audio: Music, video: Video } as const;

export function Thumbnail({ media }: { readonly media: Media }): ReactNode {
  const { t } = useTranslation('host');
  if (media.type === 'image')
    return (
      <img className="thumbnail" src={media.url} alt={media.alt ?? ''} loading="lazy" decoding="async" />
    );
  const Icon = KIND_ICONS[media.type];
  return (
    <a className="thumbnail thumbnail--link" href={media.url} target="_blank" rel="noreferrer">
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{media.alt ?? t(`host:question.${media.type}`)}</span>
    </a>
  );
}
