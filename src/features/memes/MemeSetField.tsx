// Whose memes a game shows: the built-in ones, or a set of the host's.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { useMemeSets } from '#src/features/memes/memeSets.ts';
import type { OwnFieldProps } from '#src/host/options/optionField.ts';
import { Setting } from '#src/ui/Setting.tsx';

export function MemeSetField({ options, onChange }: OwnFieldProps): ReactNode {
  return options.memes && <Choice value={options.memeset} onChange={(memeset) => onChange({ memeset })} />;
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (memeset: string) => void;
}

function Choice({ value, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('host');
  const sets = useMemeSets().data?.sets ?? [];
  return (
    <>
      <Setting label={t('host:option.memeset.label')} hint={t('host:option.memeset.hint')}>
        {(id) => (
          <select
            id={id}
            className="select"
            // A set that was deleted is not offered; the game then shows the built-in one.
            value={sets.some((set) => set.id === value) ? value : CLASSIC_MEMES}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value={CLASSIC_MEMES}>{t('host:option.memeset.classic')}</option>
            {sets.map(({ id: setId, name }) => (
              <option key={setId} value={setId}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Setting>
      <Link href="/host/memes" className="link-button">
        {t('host:option.memeset.make')}
      </Link>
    </>
  );
}
