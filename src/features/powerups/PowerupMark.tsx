// The sign of a power-up on a host's page: its picture on the colour of its family. What it is called stands beside it.

import type { ReactNode } from 'react';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import '#src/features/powerups/powerupMark.css';

const pictures = import.meta.glob<string>('../../../assets/powerups/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function PowerupMark({ powerup }: { readonly powerup: PowerupId }): ReactNode {
  return (
    <span className="powerup-mark" data-family={POWERUPS[powerup].family} aria-hidden="true">
      <img src={pictures[`../../../assets/powerups/${powerup}.svg`]} alt="" />
    </span>
  );
}
