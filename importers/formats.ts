// The one list of formats that can be imported.

import { aiken } from '#importers/text/aiken.ts';
import { blooket } from '#importers/sheets/blooket.ts';
import { gift } from '#importers/gift/gift.ts';
import { gimkit } from '#importers/sheets/gimkit.ts';
import { kahoot } from '#importers/sheets/kahoot.ts';
import { quizJson } from '#importers/quizpeak/quizJson.ts';
import { quizlet } from '#importers/text/quizlet.ts';
import { wayground } from '#importers/sheets/wayground.ts';
import type { ImportFormat, ImportFormatId } from '#importers/types.ts';

/** By id, so that the compiler names the one that is missing. */
export const IMPORT_FORMATS: Readonly<Record<ImportFormatId, ImportFormat>> = {
  json: quizJson,
  kahoot,
  wayground,
  blooket,
  gimkit,
  quizlet,
  gift,
  aiken,
};
