import {
  HeartIcon,
  Laugh,
  Lightbulb,
  type LucideIcon,
  PartyPopper,
  ThumbsUp,
  CircleHelp,
} from 'lucide-react';
import type { Reaction } from '#core/features/reactions/reactions.ts';

export const REACTION_ICONS: { readonly [R in Reaction]: LucideIcon } = {
  clap: ThumbsUp,
  heart: HeartIcon,
  laugh: Laugh,
  party: PartyPopper,
  idea: Lightbulb,
  lost: CircleHelp,
};
