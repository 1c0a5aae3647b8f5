// Form for the quiz's own fields: title, cover, description, language, and so on.

import { type ComponentProps, memo, type ReactNode, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Media } from '#core/content/media.ts';
import type { QuizFields } from '#src/areas/library/editor/draft/draftState.ts';
import { GrowingText, LeftOf } from '#src/areas/library/editor/form/GrowingText.tsx';
import { MediaField } from '#src/areas/library/editor/media/MediaBox.tsx';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useDispatch, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useCut } from '#src/questions/useCut.tsx';
import { Cover } from '#src/areas/library/Cover.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import '#src/areas/library/editor/form/form.css';

/** Languages taught or taught in at schools, in no order of preference. */
const LANGUAGES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

export interface QuizFormProps {
  readonly commands: Commands;
  readonly title: RefObject<HTMLInputElement | null>;
}

export function QuizForm({ commands, title }: QuizFormProps): ReactNode {
  const { t } = useTranslation('editor');
  const { quizId } = useEditorSession();
  const dispatch = useDispatch();
  const head = useDraft((state) => state.draft);
  const [left, setLeft] = useState(false);
  const id = useId();
  const set = (fields: FieldsOf<QuizFields>, typing?: string) =>
    dispatch({ type: 'setHead', fields, typing });
  /** Empty fields are omitted. */
  const text = (field: 'description' | 'language' | 'subject' | 'grade', value: string) =>
    set({ [field]: value || undefined }, field);
  const setCover = useLatest((media: Media | null, typing?: string) =>
    set({ cover: media ? { ...media, type: 'image' } : undefined }, typing && `cover ${typing}`),
  );
  return (
    <div className="editor-form">
      <div className="head-cover">
        <Cover id={quizId} picture={head.cover?.url} wide />
      </div>
      <Line
        ref={title}
        className="head-title"
        label={t('editor:head.title')}
        placeholder={t('editor:head.titleExample')}
        value={head.title}
        limit={CONTENT_LIMITS.title}
        fault={left && head.title.trim() === '' ? t('editor:head.untitled') : null}
        onBlur={() => setLeft(true)}
        onChange={(value) => set({ title: value }, 'title')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing)
            commands.next();
        }}
      />
      <GrowingText
        label={t('editor:head.description')}
        hint={t('editor:head.descriptionHint')}
        value={head.description ?? ''}
        limit={CONTENT_LIMITS.description}
        rows={2}
        onChange={(value) => text('description', value)}
      />
      <div className="head-facts grid gap-4">
        <div className="field">
          <label htmlFor={`${id}-language`}>{t('editor:head.language')}</label>
          <select
            id={`${id}-language`}
            className="select"
            value={head.language ?? ''}
            onChange={(event) => text('language', event.target.value)}
          >
            <option value="">{t('editor:head.noLanguage')}</option>
            <Languages own={head.language} />
          </select>
        </div>
        <Line
          label={t('editor:head.subject')}
          value={head.subject ?? ''}
          limit={CONTENT_LIMITS.subject}
          onChange={(value) => text('subject', value)}
        />
        <Line
          label={t('editor:head.grade')}
          value={head.grade ?? ''}
          limit={CONTENT_LIMITS.grade}
          onChange={(value) => text('grade', value)}
        />
      </div>
      <MediaField
        media={head.cover ?? null}
        takes="image"
        title={t('editor:head.cover')}
        onChange={setCover}
      />
    </div>
  );
}

/**
 * Memoized: language names are expensive to look up and sort on every keystroke. `own`: the quiz's language,
 * which may not be in the list.
 */
const Languages = memo(({ own }: { readonly own: string | undefined }): ReactNode => {
  const { i18n } = useTranslation('editor');
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  const languages = [...new Set([...LANGUAGES, ...(own ? [own] : [])])]
    .map((tag) => ({ tag, name: nameIn(names, tag) }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
  return languages.map(({ tag, name }) => (
    <option key={tag} value={tag}>
      {name}
    </option>
  ));
});

interface LineProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  /** Translated. */
  readonly fault?: string | null;
  readonly onChange: (value: string) => void;
}

function Line({
  label,
  value,
  limit,
  fault = null,
  onChange,
  className = '',
  ...native
}: LineProps): ReactNode {
  const id = useId();
  const cut = useCut(value, limit);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`input ${className}`}
        maxLength={limit}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-left`}
        onChange={(event) => onChange(event.target.value)}
        {...native}
        {...cut.field}
      />
      {cut.told}
      <p id={`${id}-left`} className="hint">
        {fault ?? <LeftOf value={value} limit={limit} />}
      </p>
    </div>
  );
}

/** Returns the tag itself if it's invalid. */
function nameIn(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
