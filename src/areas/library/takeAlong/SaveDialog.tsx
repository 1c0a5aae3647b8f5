// Saving the library to a file: what will be in it, progress, and what had to be left out.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIBRARY_EXTENSION } from '#importers/quizpeak/quizArchive.ts';
import { loadMedia } from '#src/areas/library/loadMedia.ts';
import { packLibrary, type PackedLibrary } from '#src/areas/library/takeAlong/packLibrary.ts';
import { useFileNotes } from '#src/areas/library/takeAlong/useFileNotes.ts';
import { LibraryWorking } from '#src/areas/library/takeAlong/LibraryWorking.tsx';
import { fileName } from '#src/host/files/downloadFile.ts';
import { useFileExport } from '#src/host/files/useFileExport.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import '#src/areas/library/takeAlong/takeAlong.css';

interface Packing {
  readonly status: 'packing';
  readonly fraction: number;
}
interface Incomplete {
  readonly name: string;
  readonly left: PackedLibrary['left'];
}

export function SaveDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(['takeAlong', 'host']);
  const host = useHost();
  const { notices } = useServices();
  const { change } = useFileNotes();
  const { state, start, cancel } = useFileExport<typeof LIBRARY_EXTENSION, Packing>();
  const [incomplete, setIncomplete] = useState<Incomplete | null>(null);

  const save = async () => {
    const made = await start(LIBRARY_EXTENSION, async (show, signal) => {
      const onProgress = (fraction: number) => show({ status: 'packing', fraction });
      onProgress(0);
      const packed = await packLibrary({ call: host.call, load: loadMedia, signal, onProgress });
      return { ...packed, name: fileName(t('takeAlong:save.file'), Date.now(), LIBRARY_EXTENSION) };
    });
    if (!made) return;
    const { name, left, newestQuiz, newestGame } = made;
    change((notes) => ({ ...notes, saved: { at: Date.now(), newestQuiz, newestGame } }));
    if (left.length > 0) return setIncomplete({ name, left });
    notices.toast('success', t('takeAlong:save.done', { file: name }));
    onClose();
  };

  if (incomplete)
    return (
      <Dialog
        title={t('takeAlong:save.begin')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('takeAlong:close')}</Button>}
      >
        <div role="alert" className="stack gap-3">
          <p>{t('takeAlong:save.incomplete', { file: incomplete.name, count: incomplete.left.length })}</p>
          <ul className="library-left muted">
            {incomplete.left.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      </Dialog>
    );
  const packing = state.status === 'packing';
  return (
    <Dialog
      title={t('takeAlong:save.begin')}
      description={t('takeAlong:save.body')}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={packing ? cancel : onClose}>{t('host:cancel')}</QuietButton>
          {!packing && (
            <Button onClick={() => void save()}>
              {state.status === 'failed' ? t('host:retry') : t('takeAlong:save.confirm')}
            </Button>
          )}
        </>
      }
    >
      {packing && <LibraryWorking label={t('takeAlong:save.packing')} fraction={state.fraction} />}
      {state.status === 'failed' && <Failure type={state.problem} />}
    </Dialog>
  );
}
