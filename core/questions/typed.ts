// What kinds share whose answer is typed.

/** The text field changed. */
export interface TypeAct {
  readonly type: 'type';
  readonly text: string;
}

/** What is sent of what was typed; null where nothing is written. */
export function written(text: string): string | null {
  return text.trim() || null;
}

/** The text of a draft that was kept as JSON; null where there is none. */
export function keptText(kept: unknown): string | null {
  const text = typeof kept === 'object' && kept !== null && 'text' in kept ? kept.text : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
