// The one list of formats that can be imported.

import { aiken } from '#src/import/formats/aiken.ts';
import { blooket } from '#src/import/formats/blooket.ts';
import { gift } from '#src/import/formats/gift.ts';
import { gimkit } from '#src/import/formats/gimkit.ts';
import { kahoot } from '#src/import/formats/kahoot.ts';
import { quizJson } from '#src/import/formats/quizJson.ts';
import { quizlet } from '#src/import/formats/quizlet.ts';
import { wayground } from '#src/import/formats/wayground.ts';
import type { ImportFormat, ImportFormatId } from '#src/import/types.ts';

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
