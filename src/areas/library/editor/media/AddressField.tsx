// URL field for a picture, audio, or video hosted elsewhere, as an alternative to a file.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Media, MediaKind } from '#core/content/media.ts';
import type { Takes } from '#src/areas/library/editor/media/refusal.ts';
import '#src/ui/fold.css';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';

export interface AddressFieldProps {
  readonly media: Media | null;
  readonly takes: Takes;
  readonly faulty: boolean;
  /** Id of the element with its faults. */
  readonly faultsId: string;
  /** `typing`: the text field being typed in. */
  readonly onChange: (media: Media | null, typing?: string) => void;
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

/** Guesses the kind of media from the file extension. */
function kindOf(url: string): MediaKind {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return ENDINGS[ending] ?? 'image';
}

export function AddressField({ media, takes, faulty, faultsId, onChange }: AddressFieldProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const [open, setOpen] = useState(media !== null);
  // A keystroke here would replace an uploaded file.
  if (media?.url.startsWith('/uploads/')) return null;
  const address = (typed: string) => {
    const url = typed.trim();
    if (url === '') onChange(null);
    else onChange({ ...media, type: takes === 'image' ? takes : kindOf(url), url }, 'url');
  };
  return (
    <details className="media-elsewhere" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold flex gap-3 media-summary caption strong">
        {t(`editor:media.elsewhere.${takes}`)}
      </summary>
      <div className="media-address">
        <TextField
          label={t('editor:media.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          maxLength={CONTENT_LIMITS.mediaUrl}
          value={media?.url ?? ''}
          aria-invalid={faulty}
          aria-describedby={faultsId}
          onChange={address}
        />
        {media && takes === 'any' && (
          <Field label={t('editor:media.kind')}>
            {(id) => (
              <Select
                id={id}
                values={KINDS}
                value={media.type}
                labelOf={(each) => t(`host:question.${each}`)}
                onChange={(type) => onChange({ ...media, type })}
              />
            )}
          </Field>
        )}
      </div>
    </details>
  );
}
