// COMPREHENSION for the host: the passage, as its author wrote it and on the wall, and its questions.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormatted } from '#core/content/formatted.ts';
import type { AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { message, type Message } from '#scenes/message.ts';
import { usePlace, visiblePlacement } from '#src/game/twins/placement.tsx';
import { type AuthoredProps, type HostKind, hostKindOf } from '#src/host/room/hostKind.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import '#src/questions/comprehension/passageHost.css';

function Words({ question }: { readonly question: QuestionOf<'COMPREHENSION'> }): ReactNode {
  return (
    <p className="passage-text">
      <Formatted words={question.passage} />
    </p>
  );
}

/** Two columns on the wall; longer passages have pages. */
function OnWall({ question }: { readonly question: QuestionOf<'COMPREHENSION'> }): ReactNode {
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const columns = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const { current: page } = columns;
    if (!page || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => setLong(page.scrollWidth > page.clientWidth));
    sizes.observe(page);
    // Fonts and formulas that load later change only the content's size.
    for (const content of page.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, [question.passage]);
  const turn = (by: number) => {
    const { current: page } = columns;
    if (!page) return;
    const { columnGap, direction } = getComputedStyle(page);
    const step = page.clientWidth + Number.parseFloat(columnGap);
    page.scrollBy({ left: (direction === 'rtl' ? -by : by) * step });
  };
  const { className, ...placed } = visiblePlacement(place('beside'));
  return (
    <section {...placed} className={`passage-wall ${className}`} data-scheme="day">
      {/* Scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={columns} className="passage-columns" dir="auto" tabIndex={0}>
        <div>
          <Formatted words={question.passage} />
        </div>
      </div>
      {isLong && (
        <div className="passage-turn">
          <IconButton label={t('kinds:passage.up')} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={t('kinds:passage.down')} onClick={() => turn(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function Authored({ question, answers }: AuthoredProps<'COMPREHENSION'>): ReactNode {
  const { passage, format, questions } = question;
  return (
    <>
      <p className="passage-text passage-text--short">
        <Formatted words={readFormatted(passage, format)} />
      </p>
      <ol className="passage-children">
        {questions.map((child, place) => (
          // Questions of a passage have no ids, and never move here.
          <li key={place} className="stack gap-2">
            <Child question={child} answers={answers} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Child({
  question,
  answers,
}: {
  readonly question: AuthoredChild;
  readonly answers: boolean;
}): ReactNode {
  return (
    <>
      <p className="strong">
        <Formatted words={readFormatted(question.text, question.format)} />
      </p>
      {createElement(hostKindOf(question.type).Authored, { question, answers })}
    </>
  );
}

const READ: Message = message('kinds:passage.read');

type AuthoredChild = AuthoredOf<'COMPREHENSION'>['questions'][number];

export const COMPREHENSION: HostKind<'COMPREHENSION'> = {
  cell: ({ answer }, say) => answer && say(READ),
  ProjectorAnswers: Words,
  ProjectorIsland: OnWall,
  DistributionView: Words,
  Answered: () => null,
  Authored,
};
