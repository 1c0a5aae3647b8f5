// One question at the side: its number and kind, how it begins, and whether something is missing.

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
import { formattedOf } from '#core/content/formatted.ts';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';

export interface RailRowProps {
  readonly question: DraftQuestion;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  /** Of its button, where it is the one that is looked at. */
  readonly current: RefObject<HTMLButtonElement | null> | undefined;
  /** Whether Tab comes here: once in the whole list. */
  readonly stop: boolean;
  /** Whether the one above, and the one below, are of its group. */
  readonly above: boolean;
  readonly below: boolean;
  /** Whether there is something to say of what it lacks. */
  readonly begun: boolean;
  readonly dragged: boolean;
  readonly onPick: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onGrip: (id: string, event: PointerEvent) => void;
  /** Its list's: a row that asks for one itself costs twice as much to scroll by. */
  readonly t: TFunction<['editor', 'host']>;
}

/** Drawn anew only where something in it is another. */
export const RailRow = memo(Row);

function Row(props: RailRowProps): ReactNode {
  const { question, place, total, current, above, below, begun, dragged, t } = props;
  const { id, type, media } = question;
  const { text } = formattedOf(question.text, question.format);
  const unfinished = begun && faultsIn(question).length > 0;
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
            {t(`host:question.${type}`)}
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
        {unfinished && (
          <span className="rail-mark rigid" title={t('editor:isUnfinished')}>
            <TriangleAlert size={18} />
            <span className="visually-hidden">{t('editor:isUnfinished')}</span>
          </span>
        )}
      </button>
      {/* For the mouse and the finger; Alt and the arrows do the same, and so do buttons beside the question. */}
      <span
        className="rail-grip centered muted"
        aria-hidden="true"
        onPointerDown={(event) => props.onGrip(id, event)}
      />
    </li>
  );
}
