// Looks of the ways to play: names, pictures or icons, and the options shown first.

import { ClipboardCheck, GraduationCap, type LucideIcon, Mountain, Printer } from 'lucide-react';
import type { WayId } from '#core/features/ways.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

export interface WayLook {
  /** Key of its name. */
  readonly name:
    | `host:type.${Exclude<WayId, 'powerups' | 'duels'>}.name`
    | 'host:option.powerups.label'
    | 'host:option.isDuelEnabled.label';
  /** The address of its picture, or an icon for ways that fewer games are played in. */
  readonly art: string | LucideIcon;
  /** The few options that are changed most often; the others are behind "More options". */
  readonly mainOptions: readonly (keyof GameOptions)[];
}

const picture = (name: string): string => new URL(`../../../assets/ways/${name}.webp`, import.meta.url).href;

export const WAY_LOOKS: { readonly [Id in WayId]: WayLook } = {
  tp: {
    name: 'host:type.tp.name',
    art: picture('tp'),
    mainOptions: ['timer', 'showAnswers', 'studentLeaderboard', 'theme'],
  },
  normal: {
    name: 'host:type.normal.name',
    art: picture('normal'),
    mainOptions: ['timer', 'limitAttempts', 'showAnswers', 'studentLeaderboard', 'theme'],
  },
  // These two need feedback during the game, so what students see is not among the first options.
  powerups: {
    name: 'host:option.powerups.label',
    art: picture('powerups'),
    mainOptions: ['timer', 'limitAttempts', 'studentLeaderboard', 'theme'],
  },
  duels: {
    name: 'host:option.isDuelEnabled.label',
    art: picture('duels'),
    mainOptions: ['timer', 'limitAttempts', 'studentLeaderboard', 'theme'],
  },
  mystic_peak: {
    name: 'host:type.mystic_peak.name',
    art: picture('mystic_peak'),
    mainOptions: ['mountain', 'breakRooms', 'timer', 'studentLeaderboard', 'theme'],
  },
  team: {
    name: 'host:type.team.name',
    art: picture('team'),
    mainOptions: ['timer', 'showAnswers', 'studentLeaderboard', 'theme'],
  },
  mastery_mode: {
    name: 'host:type.mastery_mode.name',
    art: Mountain,
    mainOptions: ['masteryReattempts', 'timer', 'limitAttempts', 'studentLeaderboard', 'theme'],
  },
  test: {
    name: 'host:type.test.name',
    art: GraduationCap,
    mainOptions: ['timer', 'limitAttempts', 'showAnswers', 'studentLeaderboard', 'theme'],
  },
  common_assessment: {
    name: 'host:type.common_assessment.name',
    art: ClipboardCheck,
    mainOptions: ['timer', 'limitAttempts', 'studentQuizReview', 'theme'],
  },
  tp_offline: {
    name: 'host:type.tp_offline.name',
    art: Printer,
    mainOptions: ['jumbleAnswers', 'studentLeaderboard'],
  },
};
