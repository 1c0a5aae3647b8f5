// A list of short texts, each in its line: written one after the other by Enter, pasted at once, put into order by pointer or keys.

import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultText } from '#src/questions/FaultText.tsx';
import type { QuestionFault } from '#src/questions/faults.ts';
import { LineEdit } from '#src/questions/lines/LineEdit.tsx';
import { type ListItem, listItems } from '#src/questions/lines/listMarks.ts';
import { useDragOrder } from '#src/questions/lines/useDragOrder.ts';
import { leaves, useLineEdits } from '#src/questions/lines/useLineEdits.ts';
import '#src/questions/lines/lines.css';

export interface Line {
  readonly text: string;
}

export interface LinesEditorProps<L extends Line> {
  /** What a line is called. */
  readonly what: 'option' | 'answer';
  readonly lines: readonly L[];
  readonly onChange: (lines: readonly L[]) => void;
  /** Lines that stand there at least. */
  readonly least: number;
  readonly most: number;
  /** Characters of a line. */
  readonly longest: number;
  /** Whether their words may be bold, hold formulas, and so on. */
  readonly formatted?: boolean;
  /** Whether lines are neither added nor moved nor taken away. */
  readonly fixed: boolean;
  readonly isBlank: (line: L) => boolean;
  /** A new line. */
  readonly lineOf: (item: ListItem) => L;
  /** Of the line at this place; of the list as a whole where that is null. */
  readonly faultsAt: (place: number | null) => readonly QuestionFault[];
  /** Stands at the head of a line. */
  readonly head: (line: L, place: number) => ReactNode;
  /** Stands before and behind the words of a line. */
  readonly before?: (line: L, place: number) => ReactNode;
  readonly behind?: (line: L, place: number) => ReactNode;
}

/** Share of what fits from which on it is said how much does. */
const NEARLY_FULL = 0.8;

export function LinesEditor<L extends Line>(props: LinesEditorProps<L>): ReactNode {
  const { what, lines, least, most, longest, fixed, lineOf, faultsAt, head, before, behind } = props;
  const { formatted = false } = props;
  const { t } = useTranslation('host');
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const [beyond, setBeyond] = useState(0);
  const edits = useLineEdits(props, list);
  const drag = useDragOrder(list, edits.move);
  const full = lines.length >= most;
  const counted = !fixed && lines.length >= most * NEARLY_FULL;
  return (
    <div className="lines" onBlur={(event) => !fixed && leaves(event) && edits.tidy()}>
      <ol ref={list} className="lines-list">
        {lines.map((line, place) => (
          <LineEdit
            key={edits.keys[place]}
            what={what}
            place={place}
            count={lines.length}
            text={line.text}
            longest={longest}
            formatted={formatted}
            fixed={fixed}
            removable={lines.length > least}
            faults={faultsAt(place)}
            drag={drag}
            head={head(line, place)}
            before={before?.(line, place)}
            behind={behind?.(line, place)}
            onText={(text) => edits.write(place, { ...line, text })}
            onPaste={(pasted, around) => {
              const items = fixed ? [] : listItems(pasted);
              if (items.length < 2) return false;
              setBeyond(edits.paste(place, items, around));
              return true;
            }}
            onNext={() => edits.next(place)}
            onLeave={edits.tidy}
            onMove={(to) => edits.move(place, to)}
            onRemove={(goTo) => edits.remove(place, goTo)}
          />
        ))}
      </ol>
      {!fixed && !full && (
        <button
          type="button"
          className="lines-add"
          aria-describedby={counted ? `${id}-count` : undefined}
          onClick={() => edits.add(lineOf({ text: '', right: false }))}
        >
          <Plus size={20} strokeWidth={2.5} aria-hidden="true" />
          {t(`host:question.edit.lines.${what}.add`)}
        </button>
      )}
      {counted && (
        <p id={`${id}-count`} className="lines-count">
          {t(`host:question.edit.lines.${what}.count`, { count: lines.length, limit: most })}
        </p>
      )}
      {beyond > 0 && full && (
        <output className="lines-count">
          {t(`host:question.edit.lines.${what}.beyond`, { count: beyond, limit: most })}
        </output>
      )}
      <FaultText id={`${id}-faults`} faults={faultsAt(null)} />
    </div>
  );
}
