// Icons of strikes and shields on the host's pages; their names appear beside them or as tooltips.

import {
  BrickWall,
  Cloud,
  CloudFog,
  FlipHorizontal2,
  Lasso,
  type LucideIcon,
  Pickaxe,
  ShoppingBasket,
  Snowflake,
} from 'lucide-react';
import type { Shield, Strike } from '#core/features/duels/ids.ts';

export const STRIKE_ICONS: Readonly<Record<Strike, LucideIcon>> = {
  standard: Snowflake,
  stealth: Cloud,
  precision: Pickaxe,
  swap: Lasso,
};

export const SHIELD_ICONS: Readonly<Record<Shield, LucideIcon>> = {
  standard: BrickWall,
  stealth: CloudFog,
  deflector: FlipHorizontal2,
  absorption: ShoppingBasket,
};
