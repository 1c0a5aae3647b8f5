// REORDER editor: the author writes the items in the correct order.

import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import { Identical } from '#src/questions/pieces/Identical.tsx';

export function Editor({ question, onChange, ...props }: EditProps<'REORDER'>): ReactNode {
  const { items, format } = question;
  const { t } = useTranslation('host');
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.inOrder')}</legend>
      <ItemsEditor
        {...props}
        what="item"
        lines={items}
        least={REORDER_MIN_ITEMS}
        lineOf={({ text }) => ({ text })}
        onChange={(lines, typing) => onChange({ items: lines }, typing)}
        head={numberOf}
      />
      <Identical
        items={items}
        format={format}
        noteOf={(numbers) => t('host:question.edit.identical', { numbers })}
      />
      <DisplayField question={question} correctionsOnly={props.correctionsOnly} onChange={onChange} />
    </fieldset>
  );
}

const numberOf = (_: object, place: number) => (
  <>
    <span className="lead bold tabular">{place + 1}</span>
    <GripVertical size={16} aria-hidden="true" />
  </>
);
