// What is said of the whole quiz.

import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Media } from '#core/content/media.ts';
import type { QuizHead } from '#src/areas/library/editor/draft/draftState.ts';
import { typedField } from '#src/areas/library/editor/draft/typedField.ts';
import { GrowingText, LeftOf } from '#src/areas/library/editor/form/GrowingText.tsx';
import { MediaField } from '#src/areas/library/editor/media/MediaField.tsx';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useDispatch, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useCut } from '#src/questions/useCut.tsx';
import { Cover } from '#src/areas/library/Cover.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import '#src/areas/library/editor/form/form.css';

/** Those that a school teaches or teaches in, the first as likely as the last. */
const LANGUAGES = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'sw',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

export function HeadForm({ commands }: { readonly commands: Commands }): ReactNode {
  const { t } = useTranslation('editor');
  const { quizId } = useEditorSession();
  const dispatch = useDispatch();
  const draft = useDraft((state) => state.draft);
  const { questions: _, ...head } = draft;
  const [left, setLeft] = useState(false);
  const id = useId();
  const change = (next: QuizHead, field: string) => dispatch({ type: 'head', head: next, field });
  /** What says nothing is left out. */
  const text = (field: 'description' | 'language' | 'subject' | 'grade', value: string) => {
    const { [field]: _before, ...rest } = head;
    change(value === '' ? rest : { ...rest, [field]: value }, field);
  };
  const cut = useCut(head.title, CONTENT_LIMITS.title);
  const untitled = left && head.title.trim() === '';
  const setCover = useLatest((media: Media | null) => {
    const { cover: _before, ...rest } = head;
    const next = media ? { ...rest, cover: { ...media, type: 'image' } as const } : rest;
    const field = typedField(head, next);
    dispatch({ type: 'head', head: next, ...(field !== null && { field }) });
  });
  return (
    <div className="editor-form">
      <div className="head-cover">
        <Cover id={quizId} picture={head.cover?.url} wide />
      </div>
      <div className="field">
        <label htmlFor={id}>{t('editor:head.title')}</label>
        <input
          id={id}
          className="input head-title"
          maxLength={CONTENT_LIMITS.title}
          placeholder={t('editor:head.titleExample')}
          value={head.title}
          aria-invalid={untitled}
          aria-describedby={`${id}-fault`}
          onBlur={() => setLeft(true)}
          onChange={(event) => change({ ...head, title: event.target.value }, 'title')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing)
              commands.next();
          }}
          {...cut.field}
        />
        {cut.told}
        <p id={`${id}-fault`} className="hint">
          {untitled ? t('editor:head.untitled') : <LeftOf value={head.title} limit={CONTENT_LIMITS.title} />}
        </p>
      </div>
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

/** Their names are dear to find and to sort: not with each key. `own`: may be any other. */
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

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly onChange: (value: string) => void;
}

function Line({ label, value, limit, onChange }: LineProps): ReactNode {
  const id = useId();
  const cut = useCut(value, limit);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        maxLength={limit}
        value={value}
        aria-describedby={`${id}-left`}
        onChange={(event) => onChange(event.target.value)}
        {...cut.field}
      />
      {cut.told}
      <p id={`${id}-left`} className="hint">
        <LeftOf value={value} limit={limit} />
      </p>
    </div>
  );
}

/** A tag that is none has no name. */
function nameIn(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
