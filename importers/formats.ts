// Registry of import formats.

import { anki } from '#importers/anki/anki.ts';
import { aiken } from '#importers/text/aiken.ts';
import { blooket } from '#importers/sheets/blooket.ts';
import { gift } from '#importers/gift/gift.ts';
import { gimkit } from '#importers/sheets/gimkit.ts';
import { h5p } from '#importers/h5p/h5p.ts';
import { kahoot } from '#importers/sheets/kahoot.ts';
import { qti } from '#importers/qti/qti.ts';
import { moodleXml } from '#importers/moodle/moodleXml.ts';
import { addressesIn } from '#importers/quizpeak/quizMedia.ts';
import { quizJson } from '#importers/quizpeak/quizJson.ts';
import { quizlet } from '#importers/text/quizlet.ts';
import { wayground } from '#importers/sheets/wayground.ts';
import {
  DEFAULT_LABELS,
  type ImportFormat,
  type ImportFormatId,
  type ImportOptions,
  type ImportResult,
  type ImportSource,
} from '#importers/types.ts';

/** By id, so that the compiler reports a missing one. */
export const IMPORT_FORMATS: Readonly<Record<ImportFormatId, ImportFormat>> = {
  json: quizJson,
  kahoot,
  wayground,
  blooket,
  gimkit,
  quizlet,
  gift,
  aiken,
  qti,
  moodle: moodleXml,
  h5p,
  anki,
};

/** Minimum confidence for a format to be chosen. */
const MIN_CONFIDENCE = 0.3;

/** Returns null if no format fits. */
export function readSource(
  source: ImportSource,
  options: ImportOptions,
  progress: (fraction: number) => void = () => undefined,
): ImportResult | null {
  const format = options.format ? IMPORT_FORMATS[options.format] : detectFormat(source);
  if (!format) return null;
  const { problems, files, ...read } = format.read(source, {
    options,
    labels: options.labels ?? DEFAULT_LABELS,
    progress,
  });
  const named = files && addressesIn(read.quiz);
  return {
    ...read,
    format: format.id,
    problems: [...source.problems, ...problems],
    // Files of questions that weren't taken aren't needed.
    ...(files && { files: files.filter(({ address }) => named?.has(address)) }),
  };
}

function detectFormat(source: ImportSource): ImportFormat | null {
  const sure = Object.values(IMPORT_FORMATS)
    .map((format) => ({ format, confidence: format.detect(source) }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  return sure[0]?.format ?? null;
}
