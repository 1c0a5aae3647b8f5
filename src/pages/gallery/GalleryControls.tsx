// The gallery's list of entries and its display settings, all stored in the URL.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import type { GalleryEntry } from '#scenes/index.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { type GalleryOptions, MOTIONS, SIZES, TIERS, withOption } from '#src/pages/gallery/galleryOptions.ts';
import { LANGUAGES } from '#src/platform/i18n/i18n.ts';
import { nameOfLanguage } from '#src/platform/i18n/languages.ts';
import { DEFAULT_THEME, THEMES } from '#src/platform/theme/themes.ts';
import '#src/pages/gallery/gallery.css';

export interface GalleryControlsProps {
  readonly entries: readonly GalleryEntry[];
  readonly current: string;
  readonly options: GalleryOptions;
}

export function GalleryControls({ entries, current, options }: GalleryControlsProps): ReactNode {
  const { t, i18n } = useTranslation('gallery');
  const webgl = useSetting('webgl');
  const search = useSearch();
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <header className="gallery-side">
      <h1 className="gallery-title">{t('gallery:title')}</h1>
      <div className="gallery-conditions stack gap-2">
        <Choice
          name="size"
          label={t('gallery:size')}
          value={options.size ? `${options.size.width}x${options.size.height}` : ''}
          choices={[['', t('gallery:fit')], ...SIZES.map((size): Pair => [size, size.replace('x', ' × ')])]}
        />
        <Choice
          name="locale"
          label={t('gallery:language')}
          value={i18n.language}
          choices={LANGUAGES.map((language): Pair => [language, nameOfLanguage(language)])}
        />
        <Choice
          name="theme"
          label={t('gallery:theme')}
          value={options.theme ?? DEFAULT_THEME}
          choices={THEMES.map((id): Pair => [id, id])}
        />
        <Choice
          name="motion"
          label={t('gallery:motion.label')}
          value={options.motion}
          choices={MOTIONS.map((motion): Pair => [motion, t(`gallery:motion.${motion}`)])}
        />
        <Choice
          name="tier"
          label={t('gallery:tier.label')}
          value={options.tier ?? ''}
          choices={[
            ['', t('gallery:tier.auto')],
            ...TIERS.map((tier): Pair => [tier, t(`gallery:tier.${tier}`)]),
          ]}
        />
        <Choice
          name="webgl"
          label={t('gallery:webgl.label')}
          value={webgl}
          choices={[
            ['on', t('gallery:webgl.on')],
            ['off', t('gallery:webgl.off')],
          ]}
        />
        <Choice
          name="clock"
          label={t('gallery:clock.label')}
          value={options.still ? 'still' : ''}
          choices={[
            ['', t('gallery:clock.run')],
            ['still', t('gallery:clock.still')],
          ]}
        />
        <Link
          className="button button--quiet button--small"
          href={`/gallery${withOption(`?${search}`, 'bare', '1')}`}
        >
          {t('gallery:bare')}
        </Link>
      </div>
      <nav aria-label={t('gallery:entries')} className="gallery-entries">
        {groups.map((group) => (
          <section key={group}>
            <h2 className="gallery-group muted">{group}</h2>
            <ul>
              {entries
                .filter((entry) => entry.group === group)
                .map(({ id, state }) => (
                  <li key={id}>
                    <Link
                      href={`/gallery${withOption(`?${search}`, 'entry', id)}`}
                      aria-current={id === current ? 'page' : undefined}
                    >
                      {state}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </header>
  );
}

type Pair = readonly [value: string, text: string];

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Pair[];
}

/** A setting lasts as long as the page: choosing another one reloads it. */
function Choice({ name, label, value, choices }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="gallery-choice grid gap-2">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={(event) => {
          location.search = withOption(location.search, name, event.target.value);
        }}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
