// From what was opened to a quiz and its problems: finds the format, reads it. Never throws for what stands in the source.

import { IMPORT_FORMATS } from '#importers/formats.ts';
import {
  DEFAULT_LABELS,
  type ImportFormat,
  type ImportOptions,
  type ImportResult,
  type ImportSource,
} from '#importers/types.ts';

/** What a format must be sure of to be chosen. */
const MIN_CONFIDENCE = 0.3;

/** null where no format fits. */
export function readSource(
  source: ImportSource,
  options: ImportOptions,
  progress: (fraction: number) => void = () => undefined,
): ImportResult | null {
  const format = options.format ? IMPORT_FORMATS[options.format] : detectFormat(source);
  if (!format) return null;
  const { problems, ...read } = format.read(source, {
    options,
    labels: options.labels ?? DEFAULT_LABELS,
    progress,
  });
  return { ...read, format: format.id, problems: [...source.problems, ...problems] };
}

function detectFormat(source: ImportSource): ImportFormat | null {
  const sure = Object.values(IMPORT_FORMATS)
    .map((format) => ({ format, confidence: format.detect(source) }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  return sure[0]?.format ?? null;
}
