// The one list of formats that can be imported.

import { aiken } from '#src/areas/library/importer/formats/aiken.ts';
import { blooket } from '#src/areas/library/importer/formats/blooket.ts';
import { gift } from '#src/areas/library/importer/formats/gift.ts';
import { gimkit } from '#src/areas/library/importer/formats/gimkit.ts';
import { kahoot } from '#src/areas/library/importer/formats/kahoot.ts';
import { quizJson } from '#src/areas/library/importer/formats/quizJson.ts';
import { quizlet } from '#src/areas/library/importer/formats/quizlet.ts';
import { wayground } from '#src/areas/library/importer/formats/wayground.ts';
import type { ImportFormat, ImportFormatId } from '#src/areas/library/importer/types.ts';

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
