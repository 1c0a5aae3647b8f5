// WORDCLOUD for the host: the cloud in words, on the projector, in the room and in reports.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS } from '#core/questions/wordcloud/index.ts';
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
  const say = useWords();
  const cloud = cloudWords(props.distribution);
  return (
    <div className="stack gap-2">
      {cloud && <p className="caption muted">{say(cloud)}</p>}
      {/* Without a correct answer, the most common words are first. */}
      <TextsSpread {...props} reveal={null} onAccept={undefined} />
    </div>
  );
}

function Authored({ question: { words = WORDS.usual } }: AuthoredProps<'WORDCLOUD'>): ReactNode {
  const { t } = useTranslation('host');
  return <p className="muted">{t('host:question.words', { count: words })}</p>;
}

export const WORDCLOUD: HostKind<'WORDCLOUD'> = {
  ProjectorAnswers,
  DistributionView,
  Answered: AnsweredText,
  Authored,
};
