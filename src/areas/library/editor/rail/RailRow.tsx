// Row of the question list: number, kind, beginning of the text, and a mark if unfinished.

import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { shownWords } from '#core/questions/texts.ts';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { PresetName } from '#src/areas/library/editor/form/presets.ts';
import { faultsIn, hasUnfinishedFormula } from '#src/areas/library/editor/unfinished.ts';

export interface RailRowProps {
  readonly question: DraftQuestion;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  /** Ref for the button, if this question is selected. */
  readonly current: RefObject<HTMLButtonElement | null> | undefined;
  /** True if this is the list's single tab stop. */
  readonly stop: boolean;
  /** True if the previous or the next question belongs to the same group. */
  readonly above: boolean;
  readonly below: boolean;
  /** True if it is marked as unfinished. */
  readonly begun: boolean;
  readonly presetOf: (question: DraftQuestion) => PresetName | undefined;
  readonly dragged: boolean;
  readonly onPick: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onGrip: (id: string, event: PointerEvent) => void;
  /** Passed in by the list: a useTranslation per row would double the cost of scrolling. */
  readonly t: TFunction<['editor', 'host']>;
}

/** Memoized: re-renders only when one of its values changes. */
export const RailRow = memo(Row);

function Row(props: RailRowProps): ReactNode {
  const { question, place, total, current, above, below, begun, dragged, t } = props;
  const { id, type, media } = question;
  const preset = props.presetOf(question);
  const { text } = shownWords(question);
  const mark = !begun
    ? null
    : faultsIn(question).length > 0
      ? t('editor:isUnfinished')
      : hasUnfinishedFormula(question)
        ? t('editor:formula.unfinished')
        : null;
  return (
    <li
      className="rail-row"
      style={{ '--at': place } as CSSProperties}
      aria-posinset={place + 1}
      aria-setsize={total}
      data-above={above}
      data-below={below}
      data-dragged={dragged}
    >
      <button
        ref={current}
        type="button"
        className="rail-pick"
        aria-current={current ? 'true' : undefined}
        tabIndex={props.stop ? 0 : -1}
        onClick={() => props.onPick(id)}
        onKeyDown={props.onKeyDown}
      >
        <span className="rail-number caption bold tabular rigid">{place + 1}</span>
        <span className="rail-words fill">
          <span className="rail-kind">
            {preset ? t(`host:question.preset.${preset}`) : t(`host:question.${type}`)}
            {(above || below) && <span className="visually-hidden">{t('editor:inGroup')}</span>}
          </span>
          <span className="rail-text" data-empty={text.trim() === ''}>
            {text.trim() === '' ? t('editor:noText') : text}
          </span>
        </span>
        {media?.type === 'image' && (
          <img
            className="rail-picture rigid"
            src={uploadAtWidth(media.url, PICTURE_WIDTH.thumbnail)}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        {mark !== null && (
          <span className="rail-mark rigid" title={mark}>
            <TriangleAlert size={18} />
            <span className="visually-hidden">{mark}</span>
          </span>
        )}
      </button>
      {/* For mouse and touch; Alt with arrow keys and the buttons at the question do the same. */}
      <span
        className="rail-grip centered muted"
        aria-hidden="true"
        onPointerDown={(event) => props.onGrip(id, event)}
      />
    </li>
  );
}
