// Choice of the way to play: large pictures for most games, and a smaller row for the others.

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayId } from '#core/features/ways.ts';
import { WAY_LOOKS } from '#src/host/options/wayLooks.ts';
import '#src/host/options/wayPicker.css';
import '#src/ui/radioCard.css';

export interface WayPickerProps {
  /** Id of the heading that asks. */
  readonly labelledBy: string;
  readonly ways: readonly WayId[];
  readonly value: WayId;
  readonly onChange: (way: WayId) => void;
}

export function WayPicker({ labelledBy, ways, value, onChange }: WayPickerProps): ReactNode {
  const { t } = useTranslation('host');
  const hasPicture = (way: WayId) => typeof WAY_LOOKS[way].art === 'string';
  const cards = (among: readonly WayId[]) =>
    among.map((way) => <WayCard key={way} way={way} checked={way === value} onCheck={() => onChange(way)} />);
  return (
    <fieldset role="radiogroup" className="ways stack gap-3" aria-labelledby={labelledBy}>
      <div className="ways-pictured grid">{cards(ways.filter(hasPicture))}</div>
      <p className="ways-more strong muted">{t('host:options.moreWays')}</p>
      <div className="ways-others grid">{cards(ways.filter((way) => !hasPicture(way)))}</div>
    </fieldset>
  );
}

interface WayCardProps {
  readonly way: WayId;
  readonly checked: boolean;
  readonly onCheck: () => void;
}

function WayCard({ way, checked, onCheck }: WayCardProps): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  const { name, art: Art } = WAY_LOOKS[way];
  return (
    <label className="way radio-card card">
      <input
        type="radio"
        name="way"
        checked={checked}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}line`}
        onChange={onCheck}
      />
      {typeof Art === 'string' ? (
        <img className="way-picture" src={Art} alt="" width={480} height={320} decoding="async" />
      ) : (
        <Art className="way-icon rigid" size={26} />
      )}
      <Check className="way-check" size={18} strokeWidth={3} />
      <span className="way-text">
        <span id={`${id}name`} className="way-name bold">
          {t(name)}
        </span>
        <span id={`${id}line`} className="way-line muted">
          {t(`host:way.${way}`)}
        </span>
      </span>
    </label>
  );
}
