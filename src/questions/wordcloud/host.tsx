// WORDCLOUD for the host: the cloud in words, on the projector, in the room and in reports.

import { Merge, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CloudWord, WORDS } from '#core/questions/wordcloud/index.ts';
import { cloudWords, commonFirst, SEND_WORDS } from '#scenes/questions/wordcloud/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AuthoredProps,
  DistributionViewProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { Texts } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import '#src/questions/wordcloud/merge.css';

function ProjectorAnswers({ isOpen, distribution }: ProjectorAnswersProps<'WORDCLOUD'>): ReactNode {
  const say = useWords();
  const cloud = distribution && cloudWords(distribution);
  if (isOpen && !cloud) return <p className="projector-note">{say(SEND_WORDS)}</p>;
  const spread = distribution && { type: 'WORDCLOUD' as const, texts: commonFirst(distribution) };
  return (
    <>
      {cloud && <p className="projector-note">{say(cloud)}</p>}
      {spread && <Texts distribution={{ ...distribution, spread }} />}
    </>
  );
}

function DistributionView(props: DistributionViewProps<'WORDCLOUD'>): ReactNode {
  const { question, distribution, onModerate } = props;
  const say = useWords();
  const { t } = useTranslation('host');
  const cloud = cloudWords(distribution);
  const words = commonFirst(distribution);
  const merge = (text: string, into: string | null) =>
    onModerate?.({ type: 'merge', questionId: question.id, text, into });
  const more = ({ text, merged = [] }: CloudWord) => ({
    words: merged.length > 0 && (
      <span className="flex gap-2 wrap">
        {merged.map((other) =>
          onModerate ? (
            <QuietButton
              key={other}
              small
              aria-label={t('host:questions.split', { text: other, into: text })}
              onClick={() => merge(other, null)}
            >
              {other}
              <Undo2 size={16} aria-hidden="true" />
            </QuietButton>
          ) : (
            <span key={other} className="tag">
              {other}
            </span>
          ),
        )}
      </span>
    ),
    beside: onModerate && words.length > 1 && (
      <span className="merge icon-button rigid">
        <Merge size={20} aria-hidden="true" />
        <Select
          className="overlay"
          aria-label={t('host:questions.mergeText', { text })}
          title={t('host:questions.mergeText', { text })}
          values={['', ...words.map((each) => each.text).filter((each) => each !== text)]}
          value=""
          labelOf={(into) => into || t('host:questions.merge')}
          onChange={(into) => into !== '' && merge(text, into)}
        />
      </span>
    ),
  });
  return (
    <div className="stack gap-2">
      {cloud && <p className="caption muted">{say(cloud)}</p>}
      {question.reviewFirst && onModerate && <p className="note">{t('host:questions.review')}</p>}
      {/* Without a correct answer, the most common words are first. */}
      <TextsSpread {...props} reveal={null} onAccept={undefined} more={more} />
    </div>
  );
}

function Authored({ question }: AuthoredProps<'WORDCLOUD'>): ReactNode {
  const { words = WORDS.usual, reviewFirst } = question;
  const { t } = useTranslation('host');
  return (
    <p className="muted">
      {t('host:question.words', { count: words })}
      {reviewFirst && ` · ${t('host:question.edit.reviewFirst')}`}
    </p>
  );
}

export const WORDCLOUD: HostKind<'WORDCLOUD'> = {
  ProjectorAnswers,
  DistributionView,
  Answered: AnsweredText,
  Authored,
};
