// REORDER: a list whose items are picked up and put elsewhere, then submitted.

import { ArrowDown, ArrowUp, Check, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import { keyOfOption } from '#core/questions/options/letters.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { orderOf, type PlacedItem, placedItems } from '#core/questions/reorder/index.ts';
import { hintOf } from '#scenes/model.ts';
import { UNDO } from '#scenes/player/question/model.ts';
import { belongsAt } from '#scenes/questions/reorder/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { type Ordering, useOrdering } from '#src/questions/reorder/useOrdering.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import '#src/game/twins/options.css';
import '#src/questions/reorder/reorderTwin.css';

function ReorderTwin(props: QuestionTwinProps<'REORDER'>): ReactNode {
  const { question, draft, answer, tried, open, reveal, onIntent } = props;
  const say = useWords();
  const place = usePlace();
  const list = useRef<HTMLOListElement>(null);
  const ordering = useOrdering(props, list);
  const shown = answer ?? draft.answer;
  const order = orderOf(question, shown);
  const judged = shown && reveal ? placedItems(question.items, reveal.order, order) : null;
  const ready = draft.answer !== null && draft.answer.order.join() !== tried?.order.join();
  const hint = say(hintOf('REORDER'));
  return (
    <>
      {open && <p {...place(null, 'muted')}>{hint}</p>}
      <ol ref={list} className="twin-ladder" aria-label={hint}>
        {order.map((id, at) => {
          const dealt = question.items.findIndex((item) => item.id === id);
          const item = question.items[dealt];
          return (
            item && (
              <li key={id} className="twin-step">
                <Rung
                  item={item}
                  letter={keyOfOption(dealt)}
                  at={at}
                  total={order.length}
                  placed={judged?.[at] ?? null}
                  open={open}
                  ordering={ordering}
                />
                {ordering.held === id && <Moves total={order.length} ordering={ordering} />}
              </li>
            )
          );
        })}
      </ol>
      {open && (
        <div className="twin-ladder-end row">
          {ordering.canUndo && (
            <button
              type="button"
              {...place('undo', 'button button--big button--quiet')}
              onClick={ordering.undo}
            >
              <Undo2 size={22} aria-hidden="true" />
              {say(UNDO)}
            </button>
          )}
          <SubmitButton ready={ready} onSubmit={() => onIntent({ type: 'submit' })} />
        </div>
      )}
    </>
  );
}

interface RungProps {
  readonly item: Option;
  /** The key that picks it up. */
  readonly letter: string;
  /** From 0. */
  readonly at: number;
  readonly total: number;
  /** null until what is right is told. */
  readonly placed: PlacedItem | null;
  readonly open: boolean;
  readonly ordering: Ordering;
}

function Rung({ item, letter, at, total, placed, open, ordering }: RungProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const place = usePlace();
  const keyHint = useKeyHint();
  const said = { place: at + 1, total, item: optionWords(item) };
  const label = !placed
    ? t('play:reorder.step', said)
    : placed.kept
      ? t('play:reorder.kept', said)
      : t('play:reorder.astray', { ...said, belongs: placed.belongs + 1 });
  return (
    <button
      type="button"
      {...place(`piece:${item.id}`, 'twin-rung')}
      data-kept={placed?.kept}
      aria-label={label}
      aria-pressed={open ? ordering.held === item.id : undefined}
      aria-disabled={!open}
      aria-keyshortcuts={open ? keyHint(letter) : undefined}
      onClick={() => open && ordering.press(item.id)}
    >
      <span className="twin-option-key">{at + 1}</span>
      {item.media && (
        <img
          className="twin-option-picture"
          src={uploadAtWidth(item.media.url, PICTURE_WIDTH.option)}
          alt={item.media.alt ?? ''}
        />
      )}
      <span className="twin-option-text">
        <Formatted words={item} />
      </span>
      {placed?.kept && <Check size={26} strokeWidth={3.5} aria-hidden="true" />}
      {placed?.kept === false && <span className="twin-option-state">{say(belongsAt(placed))}</span>}
    </button>
  );
}

/** What can be done with the item that is picked up. */
function Moves({ total, ordering }: { readonly total: number; readonly ordering: Ordering }): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const { at, move, putDown } = ordering;
  const look = 'button button--small button--quiet';
  return (
    <div className="row">
      <button type="button" {...place('up', look)} aria-disabled={at === 0} onClick={() => move(at - 1)}>
        <ArrowUp size={20} aria-hidden="true" />
        {t('play:reorder.up')}
      </button>
      <button
        type="button"
        {...place('down', look)}
        aria-disabled={at === total - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
        {t('play:reorder.down')}
      </button>
      <button type="button" {...place(null, look)} onClick={putDown}>
        {t('play:reorder.putDown')}
      </button>
    </div>
  );
}

export { ReorderTwin as REORDER };
