// An order in the form of a sheet: the numbers beside its items, or their letters one after the other.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { PutAct } from '#core/questions/reorder/index.ts';
import type { EntryProps } from '#src/questions/paperKind.ts';

export function OrderEntry(props: EntryProps<'REORDER'>): ReactNode {
  const { question, index, given, onActs, onClear, onGoKey } = props;
  const { items } = question;
  const { t } = useTranslation('host');
  const [typed, setTyped] = useState('');
  // Another sheet has another answer: what was typed for the one before is not shown for it.
  const isOfGiven = orderTyped(items, typed)?.join() === given?.order.join();
  return (
    <>
      <input
        className="input entry-typed"
        aria-label={t('host:paper.answerTo', { number: index + 1 })}
        placeholder={t('host:paper.numbered')}
        value={isOfGiven ? typed : given ? numbersOf(items, given.order).join(' ') : ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          const text = event.target.value;
          const order = orderTyped(items, text);
          setTyped(text);
          if (order) onActs(actsTo(order));
          else onClear();
        }}
        onKeyDown={onGoKey}
      />
      <span className="entry-chosen fill caption muted clamp-2" aria-hidden="true">
        {given?.order.flatMap((id) => items.filter((item) => item.id === id).map(optionWords)).join(', ')}
      </span>
    </>
  );
}

/** Beside each item, in the order of the sheet, the number of its place. */
export function numbersOf(items: readonly Option[], order: readonly string[]): readonly number[] {
  return items.map(({ id }) => order.indexOf(id) + 1);
}

/** The order that is typed; items without a number or letter come last, as they stand. null: there is nothing of one. */
function orderTyped(items: readonly Option[], text: string): readonly string[] | null {
  const ids = items.map(({ id }) => id);
  const letters = text.match(/[a-z]/gi)?.flatMap((letter) => ids[optionOfKey(letter) ?? -1] ?? []);
  if (letters) return letters.length === 0 ? null : [...new Set([...letters, ...ids])];
  const numbers = text.match(ids.length < 10 ? /[1-9]/g : /10|[1-9]/g);
  if (!numbers) return null;
  const placeOf = (at: number) => Number(numbers[at] ?? Infinity);
  return [...ids.keys()].toSorted((a, b) => compare(placeOf(a), placeOf(b))).flatMap((at) => ids[at] ?? []);
}

/** Puts something elsewhere first: an order that is the one of the sheet is an answer, too. */
function actsTo(order: readonly string[]): readonly PutAct[] {
  return [...order.slice(-1), ...order].map((piece, at) => ({
    type: 'put',
    piece,
    place: Math.max(0, at - 1),
  }));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
