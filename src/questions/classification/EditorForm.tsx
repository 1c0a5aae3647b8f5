// CLASSIFICATION editor: groups with their items, and items that belong nowhere.

import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { type AuthoredGroup, CLASSIFICATION_LIMITS } from '#core/questions/classification/index.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { type QuestionFault, faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { pastedGroups } from '#src/questions/classification/pasted.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { isBlank, ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { LineField } from '#src/questions/lines/LineField.tsx';
import { useLineKeys } from '#src/questions/lines/useLineKeys.ts';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import '#src/questions/classification/classificationEditor.css';

const { minGroups, maxGroups, maxItems, maxExtras } = CLASSIFICATION_LIMITS;
const ITEM = ({ text }: AuthoredItem): AuthoredItem => ({ text });
const EMPTY: AuthoredGroup = { name: '', items: [{ text: '' }] };
const grip = () => <GripVertical size={20} aria-hidden="true" />;

export function Editor({ question, onChange, ...props }: EditProps<'CLASSIFICATION'>): ReactNode {
  const { groups, extras = [] } = question;
  const { faults = [], correctionsOnly: fixed = false } = props;
  const { t, i18n } = useTranslation('host');
  const id = useId();
  const keys = useLineKeys(groups.length);
  const count = groups.flatMap(({ items }) => items).length;
  const write = (at: number, group: AuthoredGroup, typing?: string) =>
    onChange({ groups: groups.with(at, group) }, typing);
  const splice = (at: number, instead: number, added: readonly AuthoredGroup[]) => {
    keys.change(keys.of.toSpliced(at, instead, ...keys.fresh(added.length)));
    onChange({ groups: groups.toSpliced(at, instead, ...added) });
  };
  const paste = (at: number, pasted: string): boolean => {
    const added = fixed ? [] : pastedGroups(pasted);
    const free = maxGroups - groups.length + 1;
    const fitting = added.slice(0, free).map(({ name, items }) => ({
      name: name.slice(0, CONTENT_LIMITS.group),
      items: items.slice(0, Math.max(1, Math.floor((maxItems - count) / added.length))),
    }));
    if (fitting.length > 0) splice(at, 1, fitting);
    return fitting.length > 0;
  };
  const list = new Intl.ListFormat(i18n.language);
  const shared = inSeveral(question);
  return (
    <fieldset className="stack gap-4">
      <legend className="lines-legend strong">{t('host:question.edit.groups')}</legend>
      {groups.map((group, at) => (
        <section
          key={keys.of[at]}
          className="stack gap-2 group-editor"
          aria-label={group.name || t('host:question.edit.groupName', { number: at + 1 })}
        >
          <div className="group-name">
            <LineField
              label={t('host:question.edit.groupName', { number: at + 1 })}
              value={group.name}
              longest={CONTENT_LIMITS.group}
              RichText={undefined}
              onChange={(name) => write(at, { ...group, name }, `group ${at}`)}
              onPaste={(pasted) => paste(at, pasted)}
            />
            {!fixed && groups.length > minGroups && (
              <button
                type="button"
                className="group-remove"
                aria-label={t('host:question.edit.groupRemove', { number: at + 1 })}
                onClick={() => splice(at, 1, [])}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            )}
          </div>
          <FieldErrors id={`${id}-${at}`} faults={faultsAt(faults, 'groups', at, 'name')} />
          <ItemsEditor
            {...props}
            what="item"
            faults={within(faults, 'groups', at)}
            lines={group.items}
            least={0}
            most={group.items.length + Math.max(0, maxItems - count)}
            lineOf={ITEM}
            onChange={(items, typing) => write(at, { ...group, items }, typing && `group ${at} ${typing}`)}
            head={grip}
          />
          {group.items.every(isBlank) && <p className="hint">{t('host:question.edit.groupEmpty')}</p>}
        </section>
      ))}
      {!fixed && groups.length < maxGroups && (
        <button
          type="button"
          className="lines-add strip gap-3 strong muted"
          onClick={() => splice(groups.length, 0, [EMPTY])}
        >
          <Plus size={20} strokeWidth={2.5} aria-hidden="true" />
          {t('host:question.edit.groupAdd')}
        </button>
      )}
      <FieldErrors id={`${id}-groups`} faults={listFaults(faults, 'groups', null)} />
      {shared.length > 0 && (
        <p className="hint">{t('host:question.edit.inSeveralGroups', { items: list.format(shared) })}</p>
      )}
      <section className="stack gap-2">
        <span className="lines-legend strong">{t('host:question.edit.belongNowhere')}</span>
        <ItemsEditor
          {...props}
          what="item"
          field="extras"
          lines={extras}
          least={0}
          most={maxExtras}
          lineOf={ITEM}
          onChange={(lines, typing) =>
            onChange({ extras: lines.length > 0 ? lines : undefined }, typing && `extra ${typing}`)
          }
          head={grip}
        />
      </section>
      <DisplayField question={question} correctionsOnly={fixed} onChange={onChange} />
    </fieldset>
  );
}

/** Words of the items that are in more than one group. */
function inSeveral({ groups, format }: AuthoredOf<'CLASSIFICATION'>): readonly string[] {
  const items = groups.flatMap((group, at) =>
    group.items
      .filter((item) => !isBlank(item))
      .map((item) => ({ at, item, look: appearanceOf({ ...item, ...readFormatted(item.text, format) }) })),
  );
  const shared = items.filter(({ at, look }) =>
    items.some((other) => other.look === look && other.at !== at),
  );
  return [...new Set(shared.map(({ item }) => item.text))];
}

/** Faults within a field of a list, with paths that start there. */
function within(
  faults: readonly QuestionFault[],
  ...field: readonly PropertyKey[]
): readonly QuestionFault[] {
  return faultsAt(faults, ...field).map((fault) => ({ ...fault, path: fault.path.slice(field.length) }));
}
