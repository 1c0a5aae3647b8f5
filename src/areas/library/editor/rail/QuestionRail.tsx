// Question list of the editor: selecting, reordering, and adding. Only visible rows are rendered.

import { BookOpen, Plus, ListPlus } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#src/areas/library/editor/draft/draftState.ts';
import { type Panel, Unfinished } from '#src/areas/library/editor/EditorBar.tsx';
import { usePresetOf } from '#src/areas/library/editor/form/presets.ts';
import { RailRow } from '#src/areas/library/editor/rail/RailRow.tsx';
import { useRailDrag } from '#src/areas/library/editor/rail/useRailDrag.ts';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useReportsUnfinished, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useWide } from '#src/areas/library/editor/useWide.ts';
import { useVirtualRows } from '#src/ui/useVirtualRows.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/rail/rail.css';

/** Rows rendered beyond the visible ones. Kept small, since a flick of the wheel re-renders them all. */
const SPARE_ROWS = 2;

export interface QuestionRailProps {
  readonly commands: Commands;
  readonly onPanel: (panel: Panel) => void;
  /** Called when the author picks something to edit. */
  readonly onPicked: () => void;
}

export function QuestionRail({ commands, onPanel, onPicked }: QuestionRailProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const { store, fresh, drag } = useEditorSession();
  const wide = useWide();
  const begun = useReportsUnfinished();
  const presetOf = usePresetOf();
  const questions = useDraft(({ draft }) => draft.questions);
  const title = useDraft(({ draft }) => draft.title);
  const selected = useDraft((state) => state.selected);
  const { start, end, rowHeight, box, onScroll } = useVirtualRows(questions.length, SPARE_ROWS);
  const list = useRef<HTMLOListElement>(null);
  const { dragged, before } = useRailDrag({ list, box, count: questions.length, rowHeight });
  const index = questions.findIndex(({ id }) => id === selected);
  // After keyboard navigation, the focus moves to the row once it's rendered.
  const wantsFocus = useRef(false);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Layout is read in an animation frame, which computes it anyway.
    const frame = requestAnimationFrame(() => {
      const element = box.current;
      const rows = list.current;
      if (!element || !rows || index < 0) return;
      const top = rows.offsetTop + index * rowHeight;
      const bottom = top + rowHeight;
      if (top < element.scrollTop) element.scrollTo({ top: top - rowHeight / 2 });
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: bottom - element.clientHeight + rowHeight / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [box, index, rowHeight]);
  // A layout effect, so that it runs before the next key press.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    if (!current.current) return;
    wantsFocus.current = false;
    current.current.focus({ preventScroll: true });
  });
  const pick = useCallback(
    (id: Selection) => {
      store.dispatch({ type: 'select', id });
      onPicked();
    },
    [store, onPicked],
  );
  const grip = useCallback((id: string, event: PointerEvent) => drag.begin({ id }, event), [drag]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { draft, selected: now } = store.getState();
      const at = draft.questions.findIndex(({ id }) => id === now);
      const last = draft.questions.length - 1;
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: -1, End: last }[event.key];
      if (to === undefined && event.key !== 'Delete') return;
      event.preventDefault();
      const next = to === undefined ? null : (draft.questions[Math.min(to, last)]?.id ?? null);
      // Without a change nothing would render now, and some later render would take the focus.
      if (next === now) return;
      wantsFocus.current = true;
      // The author is only passing through, so the focus stays in the list.
      if (next !== null && fresh.has(next)) fresh.set(next, false);
      if (to !== undefined) store.dispatch({ type: 'select', id: next });
      else if (now !== null) commands.remove(now);
    },
    [store, fresh, commands],
  );
  return (
    <div className="editor-pane editor-pane--list">
      <section className="rail" ref={box} aria-label={t('editor:pane.list')} onScroll={onScroll}>
        <button
          ref={selected === null ? current : undefined}
          type="button"
          className="rail-quiz"
          aria-current={selected === null ? 'true' : undefined}
          onClick={() => pick(null)}
          onKeyDown={onKeyDown}
        >
          <BookOpen size={20} />
          <span className="rail-quiz-text">
            <span className="rail-quiz-label">{t('editor:head.entry')}</span>
            <span className="rail-quiz-title">{title.trim() === '' ? t('editor:untitled') : title}</span>
          </span>
        </button>
        <ol
          ref={list}
          className="rail-list"
          aria-label={t('editor:pane.list')}
          style={{ '--rows': questions.length } as CSSProperties}
          data-dragging={dragged !== null}
        >
          {questions.slice(start, end).map((question, offset) => {
            const place = start + offset;
            const { group } = question;
            return (
              <RailRow
                key={question.id}
                question={question}
                place={place}
                total={questions.length}
                current={question.id === selected ? current : undefined}
                stop={question.id === selected || (selected === null && place === 0)}
                above={group !== undefined && questions[place - 1]?.group === group}
                below={group !== undefined && questions[place + 1]?.group === group}
                begun={begun}
                presetOf={presetOf}
                dragged={dragged !== null && 'id' in dragged && dragged.id === question.id}
                onPick={pick}
                onKeyDown={onKeyDown}
                onGrip={grip}
                t={t}
              />
            );
          })}
          {before !== null && (
            <li className="rail-drop" aria-hidden="true" style={{ '--at': before } as CSSProperties} />
          )}
        </ol>
      </section>
      {/* Wide screens show this in the bar. */}
      {!wide && (
        <p className="rail-unfinished caption">
          <Unfinished />
        </p>
      )}
      <div className="rail-add flex gap-2">
        <Button
          aria-keyshortcuts="Control+Enter"
          onClick={() => {
            commands.append();
            onPicked();
          }}
        >
          <Plus size={20} />
          {t('editor:add')}
        </Button>
        <QuietButton
          className="rail-many"
          aria-label={t('editor:many.title')}
          title={t('editor:many.title')}
          aria-haspopup="dialog"
          onClick={() => onPanel('many')}
        >
          <ListPlus size={20} />
        </QuietButton>
      </div>
    </div>
  );
}
