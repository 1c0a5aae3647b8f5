// What the features of a game add to its report: a line here for each of them that adds something, in the order in which it stands there.

import type { ReportFeature } from '#src/host/files/reportFeature.ts';
import { duels } from '#src/features/duels/report.tsx';
import { extraLife } from '#src/features/extraLife/report.ts';
import { hints } from '#src/features/hints/report.ts';
import { mysticPeak } from '#src/features/mysticPeak/report.tsx';
import { powerups } from '#src/features/powerups/report.tsx';
import { review } from '#src/features/review/report.ts';
import { teams } from '#src/features/teams/report.ts';

export const REPORT_FEATURES: readonly ReportFeature[] = [
  hints,
  extraLife,
  review,
  teams,
  powerups,
  duels,
  mysticPeak,
];
