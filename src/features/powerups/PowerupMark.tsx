// Power-up icon on players' and hosts' pages, in its family's color. Decorative: its name appears next to it.

import type { ReactNode } from 'react';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { pictureUrl } from '#scenes/features/powerups/pictures/model.ts';
import '#src/features/powerups/powerupMark.css';

export function PowerupMark({ powerup }: { readonly powerup: PowerupId }): ReactNode {
  return (
    <span className="powerup-mark rigid" data-family={POWERUPS[powerup].family} aria-hidden="true">
      <img src={pictureUrl(powerup)} alt="" />
    </span>
  );
}
