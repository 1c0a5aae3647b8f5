// Counts the pasted or dropped characters that a field has silently cut off.

import { type ClipboardEvent, type DragEvent, type InputEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/questions/cutText.css';

type Field = HTMLTextAreaElement | HTMLInputElement;

export interface Cut {
  /** Handlers for the field, whose `maxLength` is `limit`. */
  readonly field: {
    readonly onPaste: (event: ClipboardEvent<Field>) => void;
    readonly onDrop: (event: DragEvent<Field>) => void;
    readonly onInput: (event: InputEvent<Field>) => void;
  };
  /** For fields that cut by themselves: the length with all that was pasted, 0 if nothing was cut off. */
  readonly tell: (whole: number) => void;
  /** Shown below it. */
  readonly told: ReactNode;
}

const COMING = new Set(['insertFromPaste', 'insertFromDrop']);

/** Length of dropped or pasted text, as the field will count it. */
const lengthOf = (data: DataTransfer): number => data.getData('text/plain').replaceAll('\r\n', '\n').length;

/** `value`: the text in the field, which holds at most `limit` characters. */
export function useCut(value: string, limit: number): Cut {
  const { t } = useTranslation('host');
  /** Length the text would have with all of the last paste or drop. */
  const [whole, setWhole] = useState(0);
  // A field is never cut in the middle of a surrogate pair.
  const isFull = value.length >= limit - 1;
  const count = isFull ? Math.max(whole - value.length, 0) : 0;
  return {
    field: {
      onPaste({ currentTarget, clipboardData }) {
        const { value: before, selectionStart, selectionEnd } = currentTarget;
        setWhole(before.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + lengthOf(clipboardData));
      },
      onDrop({ currentTarget, dataTransfer }) {
        setWhole(currentTarget.value.length + lengthOf(dataTransfer));
      },
      onInput({ nativeEvent }) {
        // Text dragged within the field is removed before it is inserted, as a separate change: all of it
        // fits.
        if (!COMING.has(nativeEvent.inputType)) setWhole(0);
      },
    },
    tell: setWhole,
    told: (
      // Always rendered, so that new content is announced.
      <p className="cut-text caption strong" aria-live="polite">
        {count > 0 && t('host:question.edit.cut', { count })}
      </p>
    ),
  };
}
