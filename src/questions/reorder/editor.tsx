// REORDER for its author, who writes the items in the right order.

import { ArrowDownUp, GripVertical } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { looksOf, REORDER_LEAST } from '#core/questions/reorder/index.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import type { EditKind, EditProps } from '#src/questions/editKind.ts';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';

type Item = Omit<AuthoredOption, 'correct'>;

function Editor(props: EditProps<'REORDER'>): ReactNode {
  const { question, onChange, faults = [], reduced = false, PictureSlot } = props;
  const { items } = question;
  const { t } = useTranslation('host');
  const change = (lines: readonly Item[], typing?: string) => onChange({ items: lines }, typing);
  const pictures = useLinePictures({
    what: 'item',
    lines: items,
    PictureSlot,
    fixed: reduced,
    onChange: change,
  });
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.inOrder')}</legend>
      <LinesEditor
        what="item"
        lines={items}
        least={REORDER_LEAST}
        most={CONTENT_LIMITS.optionsMax}
        longest={CONTENT_LIMITS.optionText}
        formatted
        fixed={reduced}
        isBlank={isBlank}
        lineOf={({ text }) => ({ text })}
        faultsAt={(place) =>
          place === null
            ? faultsAt(faults, 'items').filter(({ path }) => path.length === 1)
            : faultsAt(faults, 'items', place)
        }
        onChange={change}
        head={numberOf}
        {...pictures}
      />
      <Identical items={items} />
    </fieldset>
  );
}

const isBlank = ({ text, media }: Item) => text.trim() === '' && !media;

const numberOf = (_: Item, place: number) => (
  <>
    <span className="lead bold tabular">{place + 1}</span>
    <GripVertical size={16} aria-hidden="true" />
  </>
);

/** Says which items can't be told apart. */
function Identical({ items }: { readonly items: readonly Item[] }): ReactNode {
  const { t, i18n } = useTranslation('host');
  const groups = useMemo(() => alike(items), [items]);
  const list = new Intl.ListFormat(i18n.language);
  return groups.map((numbers) => (
    <p key={numbers.join()} className="hint">
      {t('host:question.edit.identical', { numbers: list.format(numbers.map(String)) })}
    </p>
  ));
}

/** The numbers, from 1, of items that are written alike. */
function alike(items: readonly Item[]): readonly (readonly number[])[] {
  const looks = items.map((item) => (isBlank(item) ? null : looksOf(item)));
  return [...new Set(looks)]
    .filter((look) => look !== null)
    .map((look) => looks.flatMap((other, place) => (other === look ? place + 1 : [])))
    .filter((numbers) => numbers.length > 1);
}

export const REORDER: EditKind<'REORDER'> = { Icon: ArrowDownUp, Editor };
