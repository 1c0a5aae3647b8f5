// One line of an editable list.

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import type { Line, LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import type { DragGrip } from '#src/questions/lines/useDragOrder.ts';
import { useCut } from '#src/questions/useCut.tsx';

/** Actions of a line on its list; each takes the line's place. */
export interface LineActs<L extends Line> {
  /** Elements that can get the focus in a line: its text, and its drag handle. */
  holdText(place: number, field: HTMLElement | null): void;
  holdHandle(place: number, handle: HTMLButtonElement | null): void;
  /** Marks or unmarks it as correct. */
  readonly mark: ((place: number) => void) | undefined;
  write(place: number, line: L): void;
  /** `around`: the text before and after the cursor. Returns true if it was accepted as a list. */
  paste(place: number, pasted: string, around: readonly [string, string]): boolean;
  next(place: number): void;
  /** Called before a keyboard shortcut of the page leads away. */
  tidy(): void;
  move(from: number, to: number): void;
  /** `goTo`: where the focus goes. */
  remove(place: number, goTo: 'before' | 'here'): void;
}

export interface LineEditProps<L extends Line>
  extends Pick<LinesEditorProps<L>, 'what' | 'longest' | 'fixed' | 'head' | 'RichText'> {
  readonly before: LinesEditorProps<L>['before'];
  readonly behind: LinesEditorProps<L>['behind'];
  readonly line: L;
  readonly place: number;
  readonly count: number;
  readonly removable: boolean;
  readonly faults: readonly QuestionFault[];
  /** Offset in pixels from its place; null while nothing is dragged. */
  readonly shift: number | null;
  readonly dragged: boolean;
  readonly grip: DragGrip;
  /** Always the current actions, so that typing in one line doesn't re-render the others. */
  readonly acts: RefObject<LineActs<L>>;
}

/** Share of its maximum length from which a line shows how many characters are left. */
const NEARLY_FULL = 0.9;

/** Re-renders only when something in the line has changed: typing affects one line of many. */
export const LineEdit = memo(Edit, deepEqual) as typeof Edit;

function Edit<L extends Line>(props: LineEditProps<L>): ReactNode {
  const { what, line, place, longest, fixed, faults, shift, head, before, behind, acts, RichText } = props;
  const { text } = line;
  const { t } = useTranslation('host');
  const id = useId();
  const number = place + 1;
  const left = longest - text.length;
  const tellsLeft = text.length >= longest * NEARLY_FULL;
  const described = [...(faults.length > 0 ? [`${id}-fault`] : []), ...(tellsLeft ? [`${id}-left`] : [])];
  const cut = useCut(text, longest);
  const name = t(`host:question.edit.lines.${what}.text`, { number });
  const write = (written: string) => acts.current.write(place, { ...line, text: storable(written) });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const around = [value.slice(0, selectionStart), value.slice(selectionEnd)] as const;
    const pasted = storable(event.clipboardData.getData('text/plain'));
    if (acts.current.paste(place, pasted, around)) event.preventDefault();
    else cut.field.onPaste(event);
  };
  return (
    <li
      className="line stack gap-1"
      data-option={number}
      data-dragged={props.dragged || undefined}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <div className="line-slab" data-faulty={faults.length > 0}>
        {before?.(line, place)}
        {RichText ? (
          <div className="line-rich fill lead">
            <RichText
              hold={(field) => acts.current.holdText(place, field)}
              className="line-text"
              hasLines={false}
              value={text}
              limit={longest}
              enterKeyHint="next"
              placeholder={name}
              label={name}
              invalid={faults.length > 0}
              describedBy={described.join(' ') || undefined}
              onChange={write}
              onPasteText={(pasted, around) => acts.current.paste(place, pasted, around)}
              onCut={cut.tell}
              onKeyDown={(event) => onKey(event, props)}
            />
          </div>
        ) : (
          // A label, so that a press beside the words focuses them.
          <label className="line-field fill lead strong" data-text={text}>
            <textarea
              ref={(field) => acts.current.holdText(place, field)}
              className="line-text"
              dir="auto"
              rows={1}
              value={text}
              maxLength={longest}
              enterKeyHint="next"
              placeholder={name}
              aria-label={name}
              aria-invalid={faults.length > 0 || undefined}
              aria-describedby={described.join(' ') || undefined}
              onChange={(event) => write(event.target.value)}
              onPaste={paste}
              onDrop={cut.field.onDrop}
              onInput={cut.field.onInput}
              onKeyDown={({ nativeEvent }) => onKey(nativeEvent, props)}
            />
          </label>
        )}
        {behind?.(line, place)}
        {/* Last in tab order although it is shown first: words matter more than order. */}
        {fixed ? (
          <span className="line-head">{head(line, place)}</span>
        ) : (
          <Handle {...props}>{head(line, place)}</Handle>
        )}
      </div>
      {tellsLeft && (
        <p id={`${id}-left`} className="line-left">
          {t('host:question.edit.lines.left', { count: left })}
        </p>
      )}
      {cut.told}
      <FieldErrors id={`${id}-fault`} faults={faults} />
    </li>
  );
}

/** Pasted text may hold characters that can't be stored and that the author would never find. */
function storable(text: string): string {
  return cleanCharacters(text).text;
}

function onKey<L extends Line>(event: globalThis.KeyboardEvent, props: LineEditProps<L>): void {
  const { fixed, place, line, acts } = props;
  const { key, altKey, shiftKey, ctrlKey, metaKey, isComposing } = event;
  if (isComposing) return;
  if (key === 'Enter' && altKey && !shiftKey && !ctrlKey && !metaKey && acts.current.mark) {
    event.preventDefault();
    acts.current.mark(place);
    return;
  }
  if (fixed) return;
  if (ctrlKey || metaKey) {
    if (key === 'Enter') acts.current.tidy();
  } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault();
    acts.current.move(place, place + (key === 'ArrowUp' ? -1 : 1));
  } else if (key === 'Enter' && !shiftKey && !altKey) {
    event.preventDefault();
    acts.current.next(place);
  } else if (key === 'Backspace' && line.text === '' && place > 0) {
    event.preventDefault();
    acts.current.remove(place, 'before');
  }
}

/** Dragging moves the line; pressing opens a menu of other actions. */
function Handle<L extends Line>({
  what,
  place,
  count,
  removable,
  grip,
  acts,
  children,
}: LineEditProps<L> & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { onPointerDown, ...held } = grip.handle(place);
  const move = (by: -1 | 1) => acts.current.move(place, place + by);
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        ref={(handle) => acts.current.holdHandle(place, handle)}
        className="line-head line-handle"
        aria-label={t(`host:question.edit.lines.${what}.handle`, { number: place + 1 })}
        {...held}
        onPointerDown={(event) => {
          // The menu would open immediately, and nothing could be dragged.
          event.preventDefault();
          onPointerDown(event);
        }}
        onClick={() => setOpen(!grip.wasDrag())}
        onKeyDown={keys}
      >
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
          <DropdownMenu.Item className="menu-item" disabled={place === 0} onSelect={() => move(-1)}>
            <ArrowUp size={18} aria-hidden="true" />
            {t('host:question.edit.lines.up')}
            <kbd className="line-key">Alt ↑</kbd>
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" disabled={place === count - 1} onSelect={() => move(1)}>
            <ArrowDown size={18} aria-hidden="true" />
            {t('host:question.edit.lines.down')}
            <kbd className="line-key">Alt ↓</kbd>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item"
            disabled={!removable}
            onSelect={() => acts.current.remove(place, 'here')}
          >
            <Trash2 size={18} aria-hidden="true" />
            {t('host:question.edit.lines.remove')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
