// Icons of the game types, in the order in which they are offered; null for types that a host can't open.

import {
  ClipboardCheck,
  GraduationCap,
  type LucideIcon,
  Mountain,
  MountainSnow,
  Presentation,
  Printer,
  Rabbit,
  Users,
} from 'lucide-react';
import type { GameType } from '#core/room/phase.ts';

export const MODE_ICONS: { readonly [T in GameType]: LucideIcon | null } = {
  tp: Presentation,
  normal: Rabbit,
  team: Users,
  mystic_peak: MountainSnow,
  mastery_mode: Mountain,
  test: GraduationCap,
  common_assessment: ClipboardCheck,
  tp_offline: Printer,
  challenge: null,
};
