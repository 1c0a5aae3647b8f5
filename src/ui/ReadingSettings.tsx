// How the reader likes text: typeface, size and spacing.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FAMILIES } from '#src/platform/fonts/faces.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Setting } from '#src/ui/Setting.tsx';

const USUAL = 'Quicksand';
const SIZES = ['s', 'l', 'xl'] as const;
const SPACINGS = ['s', 'm', 'h'] as const;

export function ReadingSettings(): ReactNode {
  const { t } = useTranslation('settings');
  const { settings } = useServices();
  const { fontFamily, fontSize, fontSpacing } = useStore(settings);
  return (
    <>
      <Setting label={t('settings:font')}>
        {(id) => (
          <Select
            id={id}
            values={[USUAL, ...FAMILIES]}
            value={fontFamily ?? USUAL}
            labelOf={(family) => family}
            onChange={(family) => settings.change({ fontFamily: family === USUAL ? null : family })}
          />
        )}
      </Setting>
      <Setting label={t('settings:textSize')} hint={t('settings:textSizeHint')}>
        {(id, hintId) => (
          <Select
            id={id}
            aria-describedby={hintId}
            values={SIZES}
            value={fontSize}
            labelOf={(size) => t(`settings:size.${size}`)}
            onChange={(size) => settings.change({ fontSize: size })}
          />
        )}
      </Setting>
      <Setting label={t('settings:textSpacing')} hint={t('settings:textSpacingHint')}>
        {(id, hintId) => (
          <Select
            id={id}
            aria-describedby={hintId}
            values={SPACINGS}
            value={fontSpacing}
            labelOf={(spacing) => t(`settings:spacing.${spacing}`)}
            onChange={(spacing) => settings.change({ fontSpacing: spacing })}
          />
        )}
      </Setting>
      <p className="reading-sample">{t('settings:readingSample')}</p>
    </>
  );
}
