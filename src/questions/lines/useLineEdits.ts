// Edits to the lines of a list, and where the focus goes after each.

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Line, LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import type { ListItem } from '#importers/pasted/listMarks.ts';
import { focusEnd } from '#src/questions/richText.ts';
import { travelFrom } from '#src/questions/lines/travel.ts';
import { useLineKeys } from '#src/questions/lines/useLineKeys.ts';

export function useLineEdits<L extends Line>(
  { what, lines, onChange, least, most, longest, isBlank, lineOf }: LinesEditorProps<L>,
  list: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const keys = useLineKeys(lines.length);
  const texts = useRef<(HTMLElement | null)[]>([]);
  const handles = useRef<(HTMLButtonElement | null)[]>([]);
  const goTo = useRef<(() => void) | null>(null);
  const travel = useRef<(() => void) | null>(null);
  const toText = (place: number) => {
    const field = texts.current[place];
    if (field) focusEnd(field);
  };
  const toHandle = (place: number) => handles.current[place]?.focus();
  useLayoutEffect(() => {
    travel.current?.();
    travel.current = null;
    goTo.current?.();
    goTo.current = null;
  });
  const insert = (place: number, added: readonly L[], instead = 0) => {
    keys.change(keys.of.toSpliced(place, instead, ...keys.fresh(added.length)));
    onChange(lines.toSpliced(place, instead, ...added));
  };
  const blankFrom = (place: number) => {
    const rest = lines.slice(place);
    const filled = rest.findIndex((line) => !isBlank(line));
    return filled === -1 ? rest.length : filled;
  };
  return {
    keys: keys.of,
    holdText(place: number, field: HTMLElement | null) {
      texts.current[place] = field;
    },
    holdHandle(place: number, handle: HTMLButtonElement | null) {
      handles.current[place] = handle;
    },
    write: (place: number, line: L) => onChange(lines.with(place, line), `${what} ${place}`),
    add(line: L) {
      goTo.current = () => toText(lines.length);
      insert(lines.length, [line]);
    },
    /** Moves to the next line; adds one unless the next is empty. */
    next(place: number) {
      const [here, following] = [lines[place], lines[place + 1]];
      if (!here) return;
      if ((following && isBlank(following)) || (following && lines.length >= most)) toText(place + 1);
      else if (!isBlank(here) && lines.length < most) {
        goTo.current = () => toText(place + 1);
        insert(place + 1, [lineOf({ text: '', right: false })]);
      }
    },
    /**
     * Puts the first item into the line and the others below, replacing empty lines. Returns how many didn't
     * fit.
     */
    paste(place: number, items: readonly ListItem[], [start, end]: readonly [string, string]): number {
      const here = lines[place];
      const [first, ...others] = items.map((item) => ({ ...item, text: item.text.slice(0, longest) }));
      if (!here || !first) return 0;
      const instead = blankFrom(place + 1);
      const fitting = others.slice(0, Math.max(0, most - lines.length + instead));
      const pasted = lineOf({ text: (start + first.text + end).slice(0, longest), right: first.right });
      const added = [isBlank(here) ? pasted : { ...here, text: pasted.text }, ...fitting.map(lineOf)];
      const missing = Math.max(0, least - (lines.length - 1 - instead + added.length));
      const left = Array.from({ length: missing }, () => lineOf({ text: '', right: false }));
      goTo.current = () => toText(place + added.length - 1);
      keys.change(keys.of.toSpliced(place + 1, instead, ...keys.fresh(fitting.length + left.length)));
      onChange(lines.toSpliced(place, 1 + instead, ...added, ...left));
      announcer.announce(t(`host:question.edit.lines.${what}.pasted`, { count: added.length }));
      return others.length - fitting.length;
    },
    move(from: number, to: number) {
      if (to < 0 || to >= lines.length || to === from) return;
      if (list.current) travel.current = travelFrom(list.current);
      const moved = <Item>(all: readonly Item[]) =>
        all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
      keys.change(moved(keys.of));
      onChange(moved(lines));
      announcer.announce(
        t(`host:question.edit.lines.${what}.moved`, { from: from + 1, to: to + 1, count: lines.length }),
      );
    },
    /**
     * Focuses the text of the previous line, or the handle of the line that takes its place, which opens no
     * on-screen keyboard.
     */
    remove(place: number, on: 'before' | 'here') {
      const toBefore = () => toText(place - 1);
      if (lines.length > least) {
        goTo.current = on === 'before' ? toBefore : () => toHandle(Math.min(place, lines.length - 2));
        insert(place, [], 1);
        announcer.announce(t(`host:question.edit.lines.${what}.removed`, { number: place + 1 }));
      } else if (on === 'before') toBefore();
    },
    /** Removes the empty lines at the end that Enter has left behind. */
    tidy() {
      const filled = lines.findLastIndex((line) => !isBlank(line)) + 1;
      const kept = Math.max(least, filled);
      if (kept < lines.length) insert(kept, [], lines.length - kept);
    },
  };
}

/** True if the focus leaves the list. Menus and dialogs opened over it count as part of it. */
export function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return false;
  return relatedTarget.closest('[role="menu"], [role="dialog"], [role="alertdialog"], dialog') === null;
}
