// COMPREHENSION for the host: the passage, as its author wrote it and on the wall, and its questions.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormatted } from '#core/content/formatted.ts';
import { paragraphsOf } from '#core/content/slices.ts';
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

/** The page of the columns that is in view, from 1, and their number. A last page may show a column again. */
function pagesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  // Less than a pixel is rounding.
  const pages = Math.max(1, Math.ceil((scrollWidth - 1) / clientWidth));
  return { page: Math.min(pages, Math.ceil((Math.abs(scrollLeft) - 1) / clientWidth) + 1), pages };
}

/** Two columns on the wall; longer passages have pages. */
function OnWall({ question }: { readonly question: QuestionOf<'COMPREHENSION'> }): ReactNode {
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const columns = useRef<HTMLDivElement>(null);
  const [{ page, pages }, setShown] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const { current: wall } = columns;
    if (!wall || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setShown(pagesOf(wall));
    const sizes = new ResizeObserver(look);
    sizes.observe(wall);
    // Fonts and formulas that load later change only the content's size.
    for (const content of wall.children) sizes.observe(content);
    wall.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      wall.removeEventListener('scroll', look);
    };
  }, [question.passage]);
  const turn = (by: number) => {
    const { current: wall } = columns;
    if (!wall) return;
    wall.scrollBy({ left: (getComputedStyle(wall).direction === 'rtl' ? -by : by) * wall.clientWidth });
  };
  const { className, ...placed } = visiblePlacement(place('beside'));
  return (
    <section {...placed} className={`passage-wall ${className}`} data-scheme="work">
      {/* Scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={columns} className="passage-columns" dir="auto" tabIndex={0}>
        <div>
          {paragraphsOf(question.passage).map((words, at) => (
            // Paragraphs have no ids and never move.
            <p key={at}>
              <Formatted words={words} />
            </p>
          ))}
        </div>
      </div>
      {pages > 1 && (
        <div className="passage-turn">
          <IconButton label={t('kinds:passage.up')} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
          <p className="strong tabular">{t('kinds:passage.page', { page, pages })}</p>
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
