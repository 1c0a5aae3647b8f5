import { offersReview } from '#core/features/review/review.ts';
import type { ReportFeature } from '#src/host/files/reportFeature.ts';

/** An answer that was looked over and changed is still the first one handed in. */
export const review: ReportFeature = { countsTries: (room) => !offersReview(room) };
