// Drawing of a formula being edited: the last good one stays until the next arrives.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '#src/host/session/useHost.ts';
import { useDraft } from '#src/areas/library/editor/useDraft.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { readPlaces } from '#src/areas/library/editor/formula/emptyPlace.ts';
import { useDebounced } from '#src/ui/useDebounced.ts';

export interface DrawnFormula {
  readonly svg: string;
  /** Text for reading the formula aloud. */
  readonly words: string;
}

/** Error in a formula: the most common ones by code, `other` with TeX's own message. */
type Complaint =
  | { readonly code: 'braces' | 'other'; readonly said: string }
  | { readonly code: 'unknown'; readonly said: string };

const UNBALANCED: Complaint = { code: 'braces', said: '' };

/** Returns null if the error isn't the formula's fault. */
export function complaintOf(error: unknown): Complaint | null {
  if (!(error instanceof RequestError) || error.type !== 'formula.INVALID') return null;
  const said = error.message;
  const command = /undefined control sequence:?\s*(\\\S+)/i.exec(said)?.[1];
  if (command !== undefined) return { code: 'unknown', said: command };
  return { code: /brace|argument/i.test(said) ? 'braces' : 'other', said };
}

/** Milliseconds without a keystroke before it's drawn. */
const PAUSE_MS = 100;

interface Drawing {
  readonly drawn: DrawnFormula | null;
  /** True if the drawing matches the current text. */
  readonly isCurrent: boolean;
  readonly complaint: Complaint | null;
  /** True if there's no connection for drawing it. */
  readonly isLost: boolean;
}

/** Returns the query options for a formula, shared by drawing and checking. */
export function useFormulaQuery() {
  const host = useHost();
  const { i18n } = useTranslation();
  const language = useDraft(({ draft }) => draft.language) ?? i18n.language;
  return (tex: string) => ({
    queryKey: ['formula', language, tex],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      host.call('drawFormula', { tex, language }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}

export function useDrawing(typed: string): Drawing {
  const settled = useDebounced(typed, PAUSE_MS);
  const query = useFormulaQuery();
  const { isBalanced } = readPlaces(settled);
  const { data, error } = useQuery({ ...query(settled), enabled: settled !== '' && isBalanced });
  const [good, setGood] = useState<DrawnFormula | null>(null);
  if (data && data !== good) setGood(data);
  const isCurrent = typed === settled;
  const problem = isBalanced ? complaintOf(error) : UNBALANCED;
  const complaint = isCurrent && settled !== '' ? problem : null;
  return {
    drawn: settled === '' ? null : (data ?? good),
    isCurrent: isCurrent && data !== undefined,
    complaint,
    isLost: isCurrent && error !== null && complaint === null,
  };
}
