// The address of a picture, sound or film that lies elsewhere, in place of a file.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Media, MediaKind } from '#core/content/media.ts';
import type { Takes } from '#src/areas/library/editor/media/refusal.ts';
import '#src/areas/library/editor/fold.css';

export interface AddressFieldProps {
  readonly media: Media | null;
  readonly takes: Takes;
  readonly faulty: boolean;
  /** Where it is said what is wrong with it. */
  readonly faultsId: string;
  /** `typing`: which of its words are being typed. */
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

/** What an address most likely leads to. */
function kindOf(url: string): MediaKind {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return ENDINGS[ending] ?? 'image';
}

export function AddressField({ media, takes, faulty, faultsId, onChange }: AddressFieldProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const id = useId();
  const [open, setOpen] = useState(media !== null);
  // One key would take the place of a file that was uploaded.
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
        <div className="field">
          <label htmlFor={id}>{t('editor:media.url')}</label>
          <input
            id={id}
            className="input"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={CONTENT_LIMITS.mediaUrl}
            value={media?.url ?? ''}
            aria-invalid={faulty}
            aria-describedby={faultsId}
            onChange={(event) => address(event.target.value)}
          />
        </div>
        {media && takes === 'any' && (
          <div className="field">
            <label htmlFor={`${id}-kind`}>{t('editor:media.kind')}</label>
            <select
              id={`${id}-kind`}
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
      </div>
    </details>
  );
}
