// How much of what was pasted or dropped had no room in its field, which cuts that off without a word.

import { type ClipboardEvent, type DragEvent, type InputEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/questions/cutText.css';

type Field = HTMLTextAreaElement | HTMLInputElement;

export interface Cut {
  /** Of the field, which has `limit` as its `maxLength`. */
  readonly field: {
    readonly onPaste: (event: ClipboardEvent<Field>) => void;
    readonly onDrop: (event: DragEvent<Field>) => void;
    readonly onInput: (event: InputEvent<Field>) => void;
  };
  /** Stands below it. */
  readonly told: ReactNode;
}

const COMING = new Set(['insertFromPaste', 'insertFromDrop']);

/** Of text that comes into a field, as the field will count it. */
const lengthOf = (data: DataTransfer): number => data.getData('text/plain').replaceAll('\r\n', '\n').length;

/** `value`: what stands in the field, which may hold no more than `limit` characters. */
export function useCut(value: string, limit: number): Cut {
  const { t } = useTranslation('host');
  /** Characters that there would be with the whole of what came last. */
  const [whole, setWhole] = useState(0);
  // No field is cut in the middle of a character of two parts.
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
        // What is dragged within the field is taken out before it comes in, as a change of its own: all of it has room.
        if (!COMING.has(nativeEvent.inputType)) setWhole(0);
      },
    },
    told: (
      // There from the beginning, so that what comes into it is said.
      <p className="cut-text caption strong" aria-live="polite">
        {count > 0 && t('host:question.edit.cut', { count })}
      </p>
    ),
  };
}
