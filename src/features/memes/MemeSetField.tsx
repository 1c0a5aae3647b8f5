// Option field for the game's meme set: built-in, or one of the host's.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { useMemeSets } from '#src/features/memes/memeSets.ts';
import type { CustomFieldProps } from '#src/host/options/optionField.ts';
import { Setting } from '#src/ui/Setting.tsx';
import { Select } from '#src/ui/Select.tsx';

export function MemeSetField({ options, onChange }: CustomFieldProps): ReactNode {
  return options.memes && <Choice value={options.memeset} onChange={(memeset) => onChange({ memeset })} />;
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (memeset: string) => void;
}

function Choice({ value, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('host');
  const sets = useMemeSets().data?.sets ?? [];
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  return (
    <>
      <Setting label={t('host:option.memeset.label')} hint={t('host:option.memeset.hint')}>
        {(id) => (
          <Select
            id={id}
            values={[CLASSIC_MEMES, ...names.keys()]}
            // A deleted set isn't offered; the game falls back to the built-in one.
            value={names.has(value) ? value : CLASSIC_MEMES}
            labelOf={(setId) => names.get(setId) ?? t('host:option.memeset.classic')}
            onChange={onChange}
          />
        )}
      </Setting>
      <Link href="/host/memes" className="link-button">
        {t('host:option.memeset.make')}
      </Link>
    </>
  );
}
