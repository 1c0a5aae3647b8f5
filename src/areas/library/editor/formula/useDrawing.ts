// The picture of a formula while it is written: the last good one stays until there is another.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '#src/host/session/useHost.ts';
import { useDraft } from '#src/areas/library/editor/useDraft.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { useSettled } from '#src/ui/useSettled.ts';

export interface DrawnFormula {
  readonly svg: string;
  /** For the ear. */
  readonly words: string;
}

/** What is wrong with a formula, of what people get wrong most; `other` in the words of TeX. */
type Complaint =
  | { readonly code: 'braces' | 'other'; readonly said: string }
  | { readonly code: 'unknown'; readonly said: string };

/** null: the formula is not to blame. */
export function complaintOf(error: unknown): Complaint | null {
  if (!(error instanceof RequestError) || error.type !== 'formula.INVALID') return null;
  const said = error.message;
  const command = /undefined control sequence:?\s*(\\\S+)/i.exec(said)?.[1];
  if (command !== undefined) return { code: 'unknown', said: command };
  return { code: /brace|argument/i.test(said) ? 'braces' : 'other', said };
}

/** Milliseconds without a key after which it is drawn. */
const PAUSE_MS = 250;

interface Drawing {
  readonly drawn: DrawnFormula | null;
  /** Whether it is the picture of what stands there now. */
  readonly isCurrent: boolean;
  readonly complaint: Complaint | null;
  /** There is no connection to draw it. */
  readonly isLost: boolean;
}

/** How a formula is asked for, where it is drawn and where it is only judged. */
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
  const settled = useSettled(typed, PAUSE_MS);
  const query = useFormulaQuery();
  const { data, error } = useQuery({ ...query(settled), enabled: settled !== '' });
  const [good, setGood] = useState<DrawnFormula | null>(null);
  if (data && data !== good) setGood(data);
  const isCurrent = typed === settled;
  const complaint = isCurrent && settled !== '' ? complaintOf(error) : null;
  return {
    drawn: settled === '' ? null : (data ?? good),
    isCurrent: isCurrent && data !== undefined,
    complaint,
    isLost: isCurrent && error !== null && complaint === null,
  };
}
