// REORDER for its author, who writes the items in the right order.

import { ArrowDownUp, GripVertical } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { looksOf, REORDER_LEAST } from '#core/questions/reorder/index.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import type { EditKind, EditProps } from '#src/questions/editKind.ts';
import { LinePicture, LinePictureSlot } from '#src/questions/lines/LinePicture.tsx';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { useLatest } from '#src/ui/useLatest.ts';

type Item = Omit<AuthoredOption, 'correct'>;

function Editor(props: EditProps<'REORDER'>): ReactNode {
  const { question, onChange, faults = [], reduced = false, PictureSlot } = props;
  const { items } = question;
  const { t } = useTranslation('host');
  const put = useLatest((place: number, media: Item['media'], typing?: string) =>
    onChange(
      {
        items: items.map((item, at) => (at === place ? { text: item.text, ...(media && { media }) } : item)),
      },
      typing && `picture ${place} ${typing}`,
    ),
  );
  const before = useCallback(
    ({ media }: Item, place: number) => (
      <LinePicture
        what="item"
        media={media}
        number={place + 1}
        onRemove={reduced ? null : () => put(place, undefined)}
      />
    ),
    [reduced, put],
  );
  const behind = useCallback(
    ({ media }: Item, place: number) =>
      PictureSlot &&
      !reduced && (
        <LinePictureSlot
          what="item"
          Slot={PictureSlot}
          media={media}
          number={place + 1}
          onPicture={(picture, typing) => put(place, picture ?? undefined, typing)}
        />
      ),
    [PictureSlot, reduced, put],
  );
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
        onChange={(lines, typing) => onChange({ items: lines }, typing)}
        head={numberOf}
        before={before}
        behind={behind}
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
