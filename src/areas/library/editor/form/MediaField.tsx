// The picture, sound or film of a question: its address, and what somebody is told who can't see or hear it.

import { ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import type { Media, MediaKind } from '#core/content/media.ts';
import { Faults } from '#src/areas/library/editor/form/Faults.tsx';
import { Thumbnail } from '#src/areas/library/quiz/Thumbnail.tsx';
import type { QuestionFault } from '#src/questions/faults.ts';

export interface MediaFieldProps {
  readonly media: Media | null;
  readonly faults: readonly QuestionFault[];
  readonly onChange: (media: Media | null) => void;
}

const KINDS = ['image', 'audio', 'video'] as const;
const ENDINGS: Readonly<Record<string, MediaKind>> = {
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  oga: 'audio',
  wav: 'audio',
  mp4: 'video',
  webm: 'video',
};

/** What an address most likely leads to. */
function kindOf(url: string): MediaKind {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return ENDINGS[ending] ?? 'image';
}

export function MediaField({ media, faults, onChange }: MediaFieldProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const [open, setOpen] = useState(false);
  const [urlId, altId, kindId] = [useId(), useId(), useId()];
  if (!media && !open)
    return (
      <button type="button" className="button button--quiet media-add" onClick={() => setOpen(true)}>
        <ImagePlus size={20} aria-hidden="true" />
        {t('editor:media.add')}
      </button>
    );
  const address = (typed: string) => {
    const url = typed.trim();
    if (url === '') onChange(null);
    else onChange({ ...media, type: kindOf(url), url });
  };
  const describe = (alt: string) => {
    if (!media) return;
    const { alt: _before, ...rest } = media;
    onChange(alt === '' ? rest : { ...rest, alt });
  };
  return (
    <fieldset className="media-field">
      <legend className="editor-legend">{t('editor:media.title')}</legend>
      <div className="media-line">
        {media && media.url.length > 8 && <Thumbnail media={media} />}
        <div className="field media-address">
          <label htmlFor={urlId}>{t('editor:media.url')}</label>
          <input
            id={urlId}
            className="input"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={CONTENT_LIMITS.mediaUrl}
            value={media?.url ?? ''}
            aria-invalid={faults.length > 0}
            aria-describedby={`${urlId}-faults`}
            onChange={(event) => address(event.target.value)}
          />
        </div>
        {media && (
          <div className="field">
            <label htmlFor={kindId}>{t('editor:media.kind')}</label>
            <select
              id={kindId}
              className="select"
              value={media.type}
              onChange={({ target: { value } }) => {
                const type = KINDS.find((each) => each === value);
                if (type) onChange({ ...media, type });
              }}
            >
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {t(`host:question.${each}`)}
                </option>
              ))}
            </select>
          </div>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={t('editor:media.remove')}
          title={t('editor:media.remove')}
          onClick={() => {
            setOpen(false);
            onChange(null);
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </div>
      {media && (
        <div className="field">
          <label htmlFor={altId}>{t(`editor:media.alt.${media.type}`)}</label>
          <input
            id={altId}
            className="input"
            maxLength={CONTENT_LIMITS.mediaAlt}
            value={media.alt ?? ''}
            aria-describedby={`${altId}-hint`}
            onChange={(event) => describe(event.target.value)}
          />
          <p id={`${altId}-hint`} className="hint">
            {t('editor:media.altHint')}
          </p>
        </div>
      )}
      <Faults id={`${urlId}-faults`} faults={faults} />
    </fieldset>
  );
}
