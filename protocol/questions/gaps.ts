// Schemas shared by kinds with gaps in their text.

import * as z from 'zod/mini';
import { readFormatted } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { gapFaults, markerOf } from '#core/questions/gaps/gaps.ts';
import { Count } from '#protocol/schemas/common.ts';

/** Offsets of the gaps in a played question's text. */
export const gapsAt = z.array(Count);

const MESSAGES = {
  missing: 'The text has no marker for this gap',
  doubled: 'The text has this marker twice',
  unknown: 'The text has a marker for a gap that does not exist',
} as const;

/** Each gap has one marker. Issues of missing markers point at their gap, others at the text; `params` has the fault. */
export const markersFitGaps = z.check<{ text: string; format?: TextFormat; gaps: readonly unknown[] }>(
  ({ value, issues }) => {
    const read = readFormatted(value.text, value.format);
    for (const { fault, gap } of gapFaults(read, value.gaps.length))
      issues.push({
        code: 'custom',
        input: value,
        path: fault === 'missing' ? ['gaps', gap] : ['text'],
        message: `${MESSAGES[fault]}: ${markerOf(gap)}`,
        params: { gapFault: fault, number: gap + 1 },
      });
  },
);
