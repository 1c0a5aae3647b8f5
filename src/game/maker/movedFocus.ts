// Arrow keys among things that are laid out in rows.

import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus among what the selector finds inside; returns what has it now, and null if the key means
 * nothing here.
 */
export function movedFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = all.findIndex((each) => each === event.target);
  const to = from < 0 ? undefined : targetOf(event, all, from);
  if (!to) return null;
  event.preventDefault();
  to.focus();
  to.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return to;
}

function targetOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  all: readonly HTMLElement[],
  from: number,
): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const side = STEPS[key];
  if (side !== undefined) {
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    return all[from + (isRightToLeft ? -side : side)];
  }
  const down = ROWS[key];
  return down === undefined ? undefined : (inNextRow(all, from, down) ?? all[from + down]);
}

/** The nearest one in the row above or below; undefined if all are in one row or in one column. */
function inNextRow(all: readonly HTMLElement[], from: number, down: number): HTMLElement | undefined {
  const boxes = all.map((each) => each.getBoundingClientRect());
  const here = boxes[from];
  if (!here) return undefined;
  const isBeyond = (box: DOMRect): boolean => (box.top - here.top) * down > 1;
  const rows = boxes.filter(isBeyond).map(({ top }) => top * down);
  const next = Math.min(...rows) * down;
  const away = (box: DOMRect): number => Math.abs(box.left - here.left);
  return all
    .filter((_, index) => Math.abs((boxes[index]?.top ?? 0) - next) <= 1)
    .toSorted((a, b) => away(a.getBoundingClientRect()) - away(b.getBoundingClientRect()))[0];
}
