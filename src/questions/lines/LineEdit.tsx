// One line of a list that is being written.

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCharacters } from '#src/areas/library/importer/decodeText.ts';
import { FaultText } from '#src/questions/FaultText.tsx';
import type { QuestionFault } from '#src/questions/faults.ts';
import type { LinesEditorProps } from '#src/questions/lines/LinesEditor.tsx';
import type { DragOrder } from '#src/questions/lines/useDragOrder.ts';
import { useCut } from '#src/questions/useCut.tsx';
import '#src/host/shell/kbd.css';
import '#src/host/shell/menu.css';

export interface LineEditProps {
  readonly what: LinesEditorProps<never>['what'];
  readonly place: number;
  readonly count: number;
  readonly text: string;
  readonly longest: number;
  readonly formatted: boolean;
  readonly fixed: boolean;
  readonly removable: boolean;
  readonly faults: readonly QuestionFault[];
  readonly drag: DragOrder;
  readonly head: ReactNode;
  readonly before: ReactNode;
  readonly behind: ReactNode;
  readonly onText: (text: string) => void;
  /** `around`: what stands before and behind the cursor. Gives whether it was taken as a list. */
  readonly onPaste: (pasted: string, around: readonly [string, string]) => boolean;
  readonly onNext: () => void;
  /** Before a key of the page leads away from here. */
  readonly onLeave: () => void;
  readonly onMove: (to: number) => void;
  /** Where the keyboard goes on. */
  readonly onRemove: (goTo: 'before' | 'here') => void;
}

/** Share of its characters from which on a line says how many are left. */
const NEARLY_FULL = 0.9;

export function LineEdit(props: LineEditProps): ReactNode {
  const { what, place, text, longest, fixed, faults, drag, head, before, behind, onText, onPaste } = props;
  const { t } = useTranslation('host');
  const id = useId();
  const number = place + 1;
  const left = longest - text.length;
  const tellsLeft = text.length >= longest * NEARLY_FULL;
  const described = [...(faults.length > 0 ? [`${id}-fault`] : []), ...(tellsLeft ? [`${id}-left`] : [])];
  const shift = drag.shift(place);
  const cut = useCut(text, longest);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const around = [value.slice(0, selectionStart), value.slice(selectionEnd)] as const;
    if (onPaste(storable(event.clipboardData.getData('text/plain')), around)) event.preventDefault();
    else cut.field.onPaste(event);
  };
  return (
    <li
      className="line"
      data-option={number}
      data-dragged={drag.isDragged(place) || undefined}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <div className="line-slab" data-faulty={faults.length > 0}>
        {before}
        {/* A label, so that a press beside the words goes to them. */}
        <label className="line-field" data-text={text}>
          <textarea
            className="line-text"
            dir="auto"
            data-markup={props.formatted ? 'line' : undefined}
            rows={1}
            value={text}
            maxLength={longest}
            enterKeyHint="next"
            placeholder={t(`host:question.edit.lines.${what}.text`, { number })}
            aria-label={t(`host:question.edit.lines.${what}.text`, { number })}
            aria-invalid={faults.length > 0 || undefined}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => onText(storable(event.target.value))}
            onPaste={paste}
            onDrop={cut.field.onDrop}
            onInput={cut.field.onInput}
            onKeyDown={(event) => onKey(event, props)}
          />
        </label>
        {behind}
        {/* Comes last by the keyboard, though it stands first: words go before order. */}
        {fixed ? <span className="line-head">{head}</span> : <Handle {...props}>{head}</Handle>}
      </div>
      {tellsLeft && (
        <p id={`${id}-left`} className="line-left">
          {t('host:question.edit.lines.left', { count: left })}
        </p>
      )}
      {cut.told}
      <FaultText id={`${id}-fault`} faults={faults} />
    </li>
  );
}

/** What is pasted may hold characters that can't be stored, which nobody would find. */
function storable(text: string): string {
  return cleanCharacters(text).text;
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>, props: LineEditProps): void {
  const { fixed, place, text, onNext, onLeave, onMove, onRemove } = props;
  const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  if (fixed || nativeEvent.isComposing) return;
  if (ctrlKey || metaKey) {
    if (key === 'Enter') onLeave();
  } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault();
    onMove(place + (key === 'ArrowUp' ? -1 : 1));
  } else if (key === 'Enter' && !shiftKey && !altKey) {
    event.preventDefault();
    onNext();
  } else if (key === 'Backspace' && text === '' && place > 0) {
    event.preventDefault();
    onRemove('before');
  }
}

/** Dragged it moves the line; pressed it says what else can be done with it. */
function Handle({
  what,
  place,
  count,
  removable,
  drag,
  onMove,
  onRemove,
  children,
}: LineEditProps & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { onPointerDown, ...held } = drag.handle(place);
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        className="line-head line-handle"
        aria-label={t(`host:question.edit.lines.${what}.handle`, { number: place + 1 })}
        {...held}
        onPointerDown={(event) => {
          // The menu would open at once, and nothing could be dragged.
          event.preventDefault();
          onPointerDown(event);
        }}
        onClick={() => setOpen(!drag.wasDrag())}
        onKeyDown={keys}
      >
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
          <DropdownMenu.Item className="menu-item" disabled={place === 0} onSelect={() => onMove(place - 1)}>
            <ArrowUp size={18} aria-hidden="true" />
            {t('host:question.edit.lines.up')}
            <kbd className="line-key">Alt ↑</kbd>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item"
            disabled={place === count - 1}
            onSelect={() => onMove(place + 1)}
          >
            <ArrowDown size={18} aria-hidden="true" />
            {t('host:question.edit.lines.down')}
            <kbd className="line-key">Alt ↓</kbd>
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" disabled={!removable} onSelect={() => onRemove('here')}>
            <Trash2 size={18} aria-hidden="true" />
            {t('host:question.edit.lines.remove')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
