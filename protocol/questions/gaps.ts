// Schemas shared by kinds with gaps in their text.

import * as z from 'zod/mini';
import { readFormatted } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { gapFaults } from '#core/questions/gaps/gaps.ts';
import type { FaultCode } from '#protocol/questions/faultCodes.ts';
import { Count } from '#protocol/schemas/common.ts';

/** Offsets of the gaps in a played question's text. */
export const gapsAt = z.array(Count);

const CODES = {
  missing: 'gapMissing',
  doubled: 'gapDoubled',
  unknown: 'gapUnknown',
} as const satisfies Record<string, FaultCode>;

/** Each gap has one marker. Issues of missing markers point at their gap, others at the text. */
export const markersFitGaps = z.check<{ text: string; format?: TextFormat; gaps: readonly unknown[] }>(
  ({ value, issues }) => {
    const read = readFormatted(value.text, value.format);
    for (const { fault, gap } of gapFaults(read, value.gaps.length))
      issues.push({
        code: 'custom',
        input: value,
        path: fault === 'missing' ? ['gaps', gap] : ['text'],
        message: CODES[fault],
        params: { number: gap + 1 },
      });
  },
);
