// The sign of a power-up on a host's page: its picture on the colour of its family. What it is called stands beside it.

import { Gift, LifeBuoy, type LucideIcon, Package, Rocket, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { Family } from '#src/features/powerups/families.ts';
import '#src/features/powerups/powerupMark.css';

const pictures = import.meta.glob<string>('../../../assets/powerups/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a power-up has no picture of its own. */
const FAMILY_ICONS: Readonly<Record<Family, LucideIcon>> = {
  help: LifeBuoy,
  boost: Rocket,
  share: Gift,
  trick: Snowflake,
  mystery: Package,
};

export function PowerupMark({ powerup }: { readonly powerup: PowerupId }): ReactNode {
  const { family } = POWERUPS[powerup];
  const picture = pictures[`../../../assets/powerups/${powerup}.svg`];
  const Icon = FAMILY_ICONS[family];
  return (
    <span className="powerup-mark" data-family={family} aria-hidden="true">
      {picture === undefined ? <Icon strokeWidth={2.25} /> : <img src={picture} alt="" />}
    </span>
  );
}
