// Editable list of short texts, one per line: Enter adds the next one, pasting adds several, and pointer or
// keys reorder them.

import { Plus } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#src/ui/useLatest.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { type LineActs, LineEdit } from '#src/questions/lines/LineEdit.tsx';
import { type ListItem, listItems } from '#importers/pasted/listMarks.ts';
import { useDragOrder } from '#src/questions/lines/useDragOrder.ts';
import type { Line, LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import { leaves, useLineEdits } from '#src/questions/lines/useLineEdits.ts';
import '#src/questions/lines/lines.css';

/** Share of the maximum from which the editor shows how many lines there are. */
const NEARLY_FULL = 0.8;

/** A pasted list of at least two items; empty for anything else. */
export function listIn(pasted: string): readonly ListItem[] {
  const items = listItems(pasted);
  return items.length < 2 ? [] : items;
}

export function LinesEditor<L extends Line>(props: LinesEditorProps<L>): ReactNode {
  const { what, lines, least, most, longest, fixed, lineOf, faultsAt, head, before, behind } = props;
  const { read = listIn } = props;
  const { t } = useTranslation('host');
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const [beyond, setBeyond] = useState(0);
  const edits = useLineEdits(props, list);
  const acts: LineActs<L> = {
    ...edits,
    mark: props.onMark,
    paste(place, pasted, around) {
      const items = fixed ? [] : read(pasted);
      if (items.length === 0) return false;
      setBeyond(edits.paste(place, items, around));
      return true;
    },
  };
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const drag = useDragOrder(list, useLatest(edits.move));
  const full = lines.length >= most;
  const counted = !fixed && lines.length >= most * NEARLY_FULL;
  return (
    <div className="lines stack gap-2" onBlur={(event) => !fixed && leaves(event) && edits.tidy()}>
      <ol ref={list} className="lines-list stack gap-2">
        {lines.map((line, place) => (
          <LineEdit
            key={edits.keys[place]}
            what={what}
            line={line}
            place={place}
            count={lines.length}
            longest={longest}
            RichText={props.RichText}
            fixed={fixed}
            removable={lines.length > least}
            faults={faultsAt(place)}
            shift={drag.shift(place)}
            dragged={drag.isDragged(place)}
            grip={drag.grip}
            head={head}
            before={before}
            behind={behind}
            acts={latest}
          />
        ))}
      </ol>
      {!fixed && !full && (
        <button
          type="button"
          className="lines-add strip gap-3 strong muted"
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
      <FieldErrors id={`${id}-faults`} faults={faultsAt(null)} />
    </div>
  );
}
