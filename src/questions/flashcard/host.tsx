// FLASHCARD for the host: the back, and how many players knew it.

import type { ReactNode } from 'react';
import { readFormatted } from '#core/content/formatted.ts';
import { KNOWN_SIGN } from '#core/questions/flashcard/index.ts';
import { hintOf } from '#scenes/model.ts';
import { type CardMark, knownWords, MARKS } from '#scenes/questions/flashcard/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  AuthoredProps,
  DistributionViewProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';

function ProjectorAnswers(props: ProjectorAnswersProps<'FLASHCARD'>): ReactNode {
  const { question, isOpen, reveal, distribution, drawn } = props;
  const { back } = question;
  const say = useWords();
  const known = knownWords(props);
  return (
    <>
      {isOpen && <p className="projector-note">{say(hintOf('FLASHCARD'))}</p>}
      {(reveal || distribution) && (
        <div className="projector-right bold">
          {back.media && !drawn && (
            <img className="projector-picture" src={back.media.url} alt={back.media.alt ?? ''} />
          )}
          <TextOrPicture of={back} />
        </div>
      )}
      {known && <p className="projector-note">{`${KNOWN_SIGN} ${say(known)}`}</p>}
    </>
  );
}

function DistributionView({ distribution }: DistributionViewProps<'FLASHCARD'>): ReactNode {
  const say = useWords();
  const { known, notYet } = distribution.spread;
  const rows = MARKS.map((mark) => ({
    id: mark.id,
    words: `${mark.sign} ${say(mark.words)}`,
    count: mark.known ? known : notYet,
  }));
  return <SpreadRows rows={rows.toReversed()} distribution={distribution} />;
}

const markOf = ({ answer }: Pick<AnsweredProps<'FLASHCARD'>, 'answer'>): CardMark | undefined =>
  MARKS.find(({ known }) => known === answer?.known);

function Answered({ question, answer }: AnsweredProps<'FLASHCARD'>): ReactNode {
  const say = useWords();
  const mark = markOf({ answer });
  return (
    <div className="stack gap-2">
      <Back back={question.back} />
      {mark && <p className="strong">{`${mark.sign} ${say(mark.words)}`}</p>}
    </div>
  );
}

function Authored({ question, answers }: AuthoredProps<'FLASHCARD'>): ReactNode {
  const { back, backMedia, format } = question;
  if (!answers) return null;
  return <Back back={{ ...readFormatted(back, format), ...(backMedia && { media: backMedia }) }} />;
}

function Back({ back }: Pick<AnsweredProps<'FLASHCARD'>['question'], 'back'>): ReactNode {
  return (
    <div className="flex gap-3 items-start">
      {back.media && <Thumbnail media={back.media} />}
      <p className="breaks">
        <TextOrPicture of={back} />
      </p>
    </div>
  );
}

export const FLASHCARD: HostKind<'FLASHCARD'> = {
  cell(asked, say) {
    const mark = markOf(asked);
    return mark ? say(mark.words) : null;
  },
  ProjectorAnswers,
  DistributionView,
  Answered,
  Authored,
};
