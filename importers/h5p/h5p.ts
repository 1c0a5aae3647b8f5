// Importer for H5P packages: a question, or what holds several.

import { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { H5pReader } from '#importers/h5p/H5pReader.ts';
import { H5pPackage } from '#importers/h5p/openH5p.ts';
import { textAt } from '#importers/json.ts';
import { WHOLE_FILE } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat } from '#importers/types.ts';

export const h5p: ImportFormat = {
  id: 'h5p',
  extensions: ['h5p'],

  detect: ({ contents }) => (contents instanceof H5pPackage ? 1 : 0),

  read({ contents, files, fileName }, { labels }) {
    const builder = new QuizBuilder(fileName, labels.untitled);
    if (!(contents instanceof H5pPackage)) {
      builder.skip(WHOLE_FILE, '', { code: 'wrongFormat', values: {} });
      return builder.finish();
    }
    const { info, content } = contents;
    const title = textAt(info, 'title');
    if (title.trim() !== '') builder.setHead('title', title);
    const language = textAt(info, 'language');
    if (language !== '' && language !== 'und') builder.setHead('language', language);
    if (typeof content !== 'object' || content === null) {
      builder.skip(WHOLE_FILE, '', { code: 'notJson', values: {} });
      return builder.finish();
    }
    const media = new ImportedFiles('h5p');
    for (const [path, blob] of files ?? []) media.add(path, blob);
    const library = textAt(info, 'mainLibrary');
    new H5pReader(builder, media, labels).read({ library, params: content, title });
    return { ...builder.finish(), files: media.used };
  },
};
