// H5P libraries that hold content of other libraries.

import { at } from '#protocol/quizFaults.ts';
import { listAt, textAt } from '#importers/json.ts';

/** The parts of a library's content, in order. */
/** A text of a container itself, as content. */
function said(text: unknown): readonly unknown[] {
  return textAt(text).trim() === '' ? [] : [{ library: 'H5P.AdvancedText', params: { text } }];
}

type Contents = (params: unknown) => readonly unknown[];

export const CONTENTS: ReadonlyMap<string, Contents> = new Map<string, Contents>(
  Object.entries({
    'H5P.QuestionSet': (params) => [
      ...said(at(params, ['introPage', 'introduction'])),
      ...listAt(params, 'questions'),
    ],
    'H5P.Column': (params) => listAt(params, 'content').map((each) => at(each, ['content'])),
    'H5P.Row': (params) => listAt(params, 'columns').map((each) => at(each, ['content'])),
    'H5P.RowColumn': (params) => listAt(params, 'content').map((each) => at(each, ['content'])),
    'H5P.InteractiveBook': (params) => listAt(params, 'chapters'),
    'H5P.Accordion': (params) => listAt(params, 'panels').map((each) => at(each, ['content'])),
    'H5P.CoursePresentation': (params) =>
      listAt(params, 'presentation', 'slides').flatMap((slide) =>
        listAt(slide, 'elements').flatMap((element) => at(element, ['action']) ?? []),
      ),
    'H5P.InteractiveVideo': (params) => [
      ...listAt(params, 'interactiveVideo', 'video', 'files')
        .slice(0, 1)
        .map(() => ({ library: 'H5P.Video' })),
      ...listAt(params, 'interactiveVideo', 'assets', 'interactions').map((each) => at(each, ['action'])),
      ...[at(params, ['interactiveVideo', 'summary', 'task'])].filter((task) =>
        listAt(task, 'params', 'summaries').some((each) => listAt(each, 'summary').length > 0),
      ),
    ],
  } satisfies Record<string, Contents>),
);
