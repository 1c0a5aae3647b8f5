// Where a quiz comes in: dropped, chosen or pasted.

import { ClipboardPaste, FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_FORMAT_IDS } from '#src/import/types.ts';
import { Dialog } from '#src/shell/Dialog.tsx';

const ACCEPTED = '.json,.xlsx,.csv,.tsv,.txt,.gift,.aiken,text/plain,text/csv,application/json';
/** Name of the file that pasted text becomes. */
const PASTED_NAME = 'quiz.txt';

export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactNode {
  const { t } = useTranslation(['host', 'import']);
  const [over, setOver] = useState(false);
  const [pasting, setPasting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePaste(onFiles);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // Dropping is for the mouse; the buttons inside do the same for everybody.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="drop card"
      data-over={over}
      aria-label={t('host:import.drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp className="drop-icon" size={48} aria-hidden="true" />
      <h2 className="title">{t('host:import.drop')}</h2>
      <div className="row drop-actions">
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {t('host:import.choose')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-haspopup="dialog"
          onClick={() => setPasting(true)}
        >
          <ClipboardPaste size={20} aria-hidden="true" />
          {t('host:import.paste')}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('host:import.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <ul className="drop-formats" aria-label={t('host:import.formats')}>
        {IMPORT_FORMAT_IDS.map((id) => (
          <li key={id} className="tag">
            {t(`import:format.${id}`)}
          </li>
        ))}
      </ul>
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onText={(text) => {
            setPasting(false);
            onFiles([pastedFile(text)]);
          }}
        />
      )}
    </section>
  );
}

function pastedFile(text: string): File {
  return new File([text], PASTED_NAME, { type: 'text/plain' });
}

/** What is pasted anywhere but into a field is a quiz. */
function usePaste(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (
        !clipboardData ||
        (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]'))
      )
        return;
      const files = [...clipboardData.files];
      const text = clipboardData.getData('text/plain');
      if (files.length > 0) onFiles(files);
      else if (text.trim() !== '') onFiles([pastedFile(text)]);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [onFiles]);
}

function PasteDialog({
  onClose,
  onText,
}: {
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
}): ReactNode {
  const { t } = useTranslation('host');
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Dialog
      title={t('host:import.paste')}
      description={t('host:import.pasteHint')}
      onClose={onClose}
      actions={
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => onText(text)}>
          {t('host:import.read')}
        </button>
      }
    >
      <label htmlFor={id} className="visually-hidden">
        {t('host:import.text')}
      </label>
      <textarea
        id={id}
        className="input paste-field"
        rows={10}
        value={text}
        spellCheck={false}
        placeholder={t('host:import.example')}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
