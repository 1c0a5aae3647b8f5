// How much of what was pasted had no room in its field, which cuts that off without a word.

import { type ClipboardEvent, type InputEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/questions/cutText.css';

type Field = HTMLTextAreaElement | HTMLInputElement;

export interface Cut {
  /** Of the field, which has `limit` as its `maxLength`. */
  readonly field: {
    readonly onPaste: (event: ClipboardEvent<Field>) => void;
    readonly onInput: (event: InputEvent<Field>) => void;
  };
  /** Stands below it. */
  readonly told: ReactNode;
}

/** `value`: what stands in the field, which may hold no more than `limit` characters. */
export function useCut(value: string, limit: number): Cut {
  const { t } = useTranslation('host');
  /** Characters that there would be with the whole of what was pasted last. */
  const [whole, setWhole] = useState(0);
  // No field is cut in the middle of a character of two parts.
  const isFull = value.length >= limit - 1;
  const count = isFull ? Math.max(whole - value.length, 0) : 0;
  return {
    field: {
      onPaste({ currentTarget, clipboardData }) {
        const { length } = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
        const { selectionStart, selectionEnd } = currentTarget;
        setWhole(currentTarget.value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + length);
      },
      onInput({ nativeEvent }) {
        if (nativeEvent.inputType !== 'insertFromPaste') setWhole(0);
      },
    },
    told: (
      // There from the beginning, so that what comes into it is said.
      <p className="cut-text" aria-live="polite">
        {count > 0 && t('host:question.edit.cut', { count })}
      </p>
    ),
  };
}
