// A passage on paper: to scroll or turn page by page, and to mark with chalk.

import { ChevronDown, ChevronUp, Eraser, Highlighter } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { BesideContext } from '#src/game/beside.ts';
import { useIsOverlay, usePlace, visiblePlacement } from '#src/game/twins/placement.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { chalkAt, selectedIn, sentencesIn, type Span, withChalk } from '#src/questions/chalk/chalk.ts';
import { Handle, STOPS } from '#src/questions/beside/Handle.tsx';
import { offsetAt, reveal, useScrollPlace } from '#src/questions/comprehension/scrolling.ts';
import { canHighlight, useHighlights } from '#src/questions/chalk/useHighlights.ts';
import { useReading } from '#src/questions/beside/useReading.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import { useListener } from '#src/ui/useListener.ts';
import '#src/questions/comprehension/passage.css';

const COLORS = ['yellow', 'blue', 'pink'] as const;
/** From this share on, a phone shows too little of the question to answer it. */
const NARROW_FROM = 0.7;
/** CSS pixels below which the passage is above the question. */
const NARROW_BELOW = 640;

interface PassageProps {
  readonly question: QuestionOf<'COMPREHENSION'>;
  /** True while none of its questions is open. */
  readonly isAlone: boolean;
  /** True once the result of the question beside it is shown. */
  readonly isOver?: boolean;
}

export function Passage({ question, isAlone, isOver = false }: PassageProps): ReactNode {
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const isOverlay = useIsOverlay();
  const { setShare } = use(BesideContext);
  const [reading, change] = useReading(question.id);
  const handle = visiblePlacement(place('beside:handle'));
  const { width = 0, height = 0 } = (handle.style ?? {}) as { width?: number; height?: number };
  const isAbove = handle.style ? width > height : innerWidth < NARROW_BELOW;
  const stops = STOPS[isAbove ? 'above' : 'left'];
  // Alone, it is always open, whatever its questions leave of it.
  const [own, setOwn] = useState<number | null>(null);
  const ofQuestions = reading.share ?? (question.display ? 0 : stops.usual);
  const share = isAlone ? (own ?? stops.alone) : ofQuestions;
  const resize = (next: number) => (isAlone ? setOwn(next) : change({ share: next }));
  // On a phone, it makes room for the result, which belongs to question and answers.
  const makeRoom = useLatest(() => {
    if (isAbove && share > stops.usual) change({ share: stops.usual });
  });
  useLayoutEffect(() => {
    if (isOver) makeRoom();
  }, [isOver, makeRoom]);
  useLayoutEffect(() => {
    setShare(share);
  }, [setShare, share]);
  useLayoutEffect(() => () => setShare(undefined), [setShare]);
  const section = useRef<HTMLElement>(null);
  useListener('keydown', (event) => {
    const isBusy = event.target instanceof Element && event.target.closest('dialog, [role="dialog"]');
    if (event.key !== 'F6' || isBusy || section.current?.closest('[inert]')) return;
    event.preventDefault();
    const isInside = section.current?.contains(document.activeElement);
    const other = isInside
      ? document.getElementById('twin-question')
      : section.current?.querySelector<HTMLElement>('[tabindex], button');
    other?.focus();
  });
  const { className, ...placed } = visiblePlacement(place('beside', 'passage--plain'));
  const isClosed = isOverlay && share === 0;
  return (
    <>
      <section
        ref={section}
        {...placed}
        className={`passage ${className}`}
        data-scheme="work"
        data-above={isAbove}
        data-unrolls={isAlone}
        aria-label={t('kinds:passage.label')}
      >
        {isClosed ? (
          <button type="button" className="passage-open" onClick={() => resize(stops.usual)}>
            {t('kinds:passage.label')}
          </button>
        ) : (
          <Paper
            question={question}
            isTitled={!isAlone}
            marks={reading.marks}
            place={reading.place}
            onChange={change}
          />
        )}
        {isOverlay && isAbove && !isAlone && !isOver && share >= NARROW_FROM && (
          <Button className="passage-go" onClick={() => resize(stops.usual)}>
            {t('kinds:passage.toQuestion')}
          </Button>
        )}
      </section>
      {isOverlay && <Handle {...handle} isAbove={isAbove} share={share} onShare={resize} />}
    </>
  );
}

interface PaperProps extends Pick<ReturnType<typeof useReading>[0], 'marks' | 'place'> {
  readonly question: QuestionOf<'COMPREHENSION'>;
  /** True if nothing else shows its title and picture. */
  readonly isTitled: boolean;
  readonly onChange: ReturnType<typeof useReading>[1];
}

function Paper({ question, isTitled, marks, place, onChange }: PaperProps): ReactNode {
  const { t, i18n } = useTranslation('kinds');
  const { announcer } = useServices();
  const paper = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  /** The sentence to mark, by its number; null unless it is marking mode. */
  const [sentence, setSentence] = useState<number | null>(null);
  /** Where the page before ended, in CSS pixels from the top. */
  const [line, setLine] = useState<number | null>(null);
  const sentences = () => (words.current ? sentencesIn(words.current, i18n.language) : []);
  const [now, setNow] = useState<Span | null>(null);
  useHighlights(words, {
    ...Object.fromEntries(
      COLORS.map((name, color) => [`chalk-${name}`, marks.filter((mark) => mark.color === color)]),
    ),
    'chalk-now': now ? [now] : [],
  });
  useScrollPlace(paper, place, (next) => onChange({ place: next }));

  /** Turns a page: the last line that was seen whole stays in view, with a chalk line where reading goes on. */
  function turn(by: 1 | -1): void {
    const page = paper.current;
    if (!page || !words.current) return;
    const { scrollTop, clientHeight, scrollHeight } = page;
    if (by > 0 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop === 0) return;
    const { lineHeight, paddingTop } = getComputedStyle(words.current);
    const high = Number.parseFloat(lineHeight) || 1;
    const top = words.current.offsetTop + Number.parseFloat(paddingTop);
    const end =
      by > 0 ? Math.floor((scrollTop + clientHeight - top) / high) : Math.ceil((scrollTop - top) / high);
    const seen = top + end * high;
    setLine(seen);
    page.scrollTo({ top: by > 0 ? seen - high : seen + high - clientHeight });
  }

  /** Goes to a sentence and says it, with its color. */
  function goTo(number: number): void {
    const all = sentences();
    const next = Math.max(0, Math.min(number, all.length - 1));
    const span = all[next];
    if (!span || !words.current) return;
    setSentence(next);
    setNow(span);
    tell(span, chalkAt(marks, span));
    if (paper.current) reveal(paper.current, words.current, span);
  }

  function tell({ from, to }: Span, color: number | null): void {
    const text = (words.current?.textContent ?? '').slice(from, to);
    const name = COLORS[color ?? -1];
    announcer.announce(name ? `${text} ${t(`kinds:passage.said.${name}`)}` : text);
  }

  function leave(): void {
    setSentence(null);
    setNow(null);
  }

  /** Marks what is selected, or else the sentence; null erases. */
  function mark(color: number | null): void {
    const selected = words.current && selectedIn(words.current);
    const span = selected ?? now;
    if (!span) return goTo(sentence ?? 0);
    onChange({ marks: withChalk(marks, span, color) });
    getSelection()?.removeAllRanges();
    announcer.announce(t(`kinds:passage.said.${COLORS[color ?? -1] ?? 'erased'}`));
  }

  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'F6' || key === 'Tab') return;
    // The question has keys of its own.
    event.stopPropagation();
    if (event.target !== paper.current) return;
    const color = COLORS.findIndex((_, place) => key === `${place + 1}`);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (color >= 0) mark(color);
    else if (sentence !== null && step) goTo(sentence + step);
    else if (sentence !== null && (key === 'Delete' || key === 'Backspace' || key === '0')) mark(null);
    else if (sentence !== null && key === 'Escape') leave();
    else if (key === ' ' || key === 'PageDown' || key === 'PageUp')
      turn(key === 'PageUp' || event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }

  function onPress({ clientX, clientY }: PointerEvent): void {
    if (sentence === null || !words.current || selectedIn(words.current)) return;
    const at = offsetAt(words.current, clientX, clientY);
    const pressed = at === null ? -1 : sentences().findIndex(({ from, to }) => from <= at && at < to);
    if (pressed >= 0) goTo(pressed);
  }

  return (
    // The keys of everything inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="passage-sheet" onKeyDown={onKey}>
      <section
        ref={paper}
        className="passage-paper"
        aria-label={question.text}
        // Scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerUp={onPress}
      >
        {isTitled && <Title question={question} />}
        <div ref={words} className="passage-words" dir="auto">
          <Formatted words={question.passage} />
        </div>
        {line !== null && <div className="passage-line" style={{ top: line }} />}
      </section>
      {/* A press keeps what is selected. */}
      <fieldset
        className="passage-tools"
        aria-label={t('kinds:passage.tools')}
        onPointerDown={(event) => event.preventDefault()}
      >
        {canHighlight() && (
          <>
            <IconButton
              label={t('kinds:passage.mark')}
              aria-pressed={sentence !== null}
              onClick={() => {
                paper.current?.focus({ preventScroll: true });
                if (sentence === null) goTo(0);
                else leave();
              }}
            >
              <Highlighter size={20} />
            </IconButton>
            {COLORS.map((name, color) => (
              <IconButton
                key={name}
                label={t(`kinds:passage.chalk.${name}`)}
                aria-keyshortcuts={`${color + 1}`}
                onClick={() => mark(color)}
              >
                <span className="chalk" data-chalk={name} />
              </IconButton>
            ))}
            <IconButton label={t('kinds:passage.erase')} onClick={() => mark(null)}>
              <Eraser size={20} />
            </IconButton>
          </>
        )}
        <span className="fill" />
        <IconButton label={t('kinds:passage.up')} onClick={() => turn(-1)}>
          <ChevronUp size={22} />
        </IconButton>
        <IconButton label={t('kinds:passage.down')} onClick={() => turn(1)}>
          <ChevronDown size={22} />
        </IconButton>
      </fieldset>
    </div>
  );
}

function Title({ question }: Pick<PaperProps, 'question'>): ReactNode {
  const { media } = question;
  return (
    <div className="passage-head" dir="auto">
      {question.text !== '' && (
        <h2 className="passage-title">
          <Formatted words={question} />
        </h2>
      )}
      {media?.type === 'image' && (
        <img src={uploadAtWidth(media.url, PICTURE_WIDTH.question)} alt={media.alt ?? ''} />
      )}
    </div>
  );
}
