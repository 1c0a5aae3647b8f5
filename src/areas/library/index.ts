import { lazyPage } from '#src/ui/lazyPage.tsx';
import { type Area, hostLinks } from '#src/host/area.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { editKinds } from '#src/questions/questionEditor.ts';
import { paperKinds } from '#src/questions/paperKind.ts';

const LibraryPage = lazyPage(() => import('#src/areas/library/LibraryPage.tsx'), 'LibraryPage', hostLinks);
const ImportPage = lazyPage(
  () => import('#src/areas/library/import/ImportPage.tsx'),
  'ImportPage',
  hostKinds,
  editKinds,
);
const QuizPage = lazyPage(() => import('#src/areas/library/quiz/QuizPage.tsx'), 'QuizPage', hostKinds);
const editor = () => import('#src/areas/library/editor/EditorPage.tsx');
const NewQuizPage = lazyPage(editor, 'NewQuizPage', hostKinds, editKinds);
const EditorPage = lazyPage(editor, 'EditorPage', hostKinds, editKinds);
const PrintPage = lazyPage(() => import('#src/areas/library/export/PrintPage.tsx'), 'PrintPage', paperKinds);

export const library: Area = {
  rootRoutes: [
    { path: '/host', page: LibraryPage },
    { path: '/host/import', page: ImportPage },
    { path: '/host/quiz/new', page: NewQuizPage },
    { path: '/host/quiz/:quizId/edit', page: EditorPage },
    { path: '/host/quiz/:quizId', page: QuizPage },
    { path: '/host/quiz/:quizId/print', page: PrintPage },
  ],
};
