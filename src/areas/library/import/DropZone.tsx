// Entry of an import: files dropped or chosen, or pasted text.

import { ClipboardPaste, FileUp } from 'lucide-react';
import {
  type Dispatch,
  type DragEvent,
  type ReactNode,
  type SetStateAction,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PastedText } from '#src/areas/library/import/PastedText.ts';
import { IMPORT_FORMAT_IDS } from '#importers/types.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/import/dropZone.css';
import { useListener } from '#src/ui/useListener.ts';

const ACCEPTED =
  '.zip,.imscc,.xml,.json,.xlsx,.csv,.tsv,.txt,.gift,.aiken,.h5p,.apkg,.colpkg,text/plain,text/csv,application/json';

/** Field for pasted text: whether it's open, and its text, which survives closing. */
export interface Pasting {
  readonly open: boolean;
  readonly text: string;
  /** What was pasted into it, as HTML. */
  readonly html: string;
}

export const NOT_PASTING: Pasting = { open: false, text: '', html: '' };

export interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly pasting: Pasting;
  readonly onPasting: Dispatch<SetStateAction<Pasting>>;
}

export function DropZone({ onFiles, pasting, onPasting }: DropZoneProps): ReactNode {
  const { t } = useTranslation('import');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePaste(onFiles);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // Dropping is only for the mouse; the buttons inside do the same for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="drop text-center card"
      data-over={over}
      aria-label={t('import:page.drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp className="drop-icon" size={48} />
      <h2 className="title">{t('import:page.drop')}</h2>
      <div className="row drop-actions">
        <Button onClick={() => input.current?.click()}>{t('import:page.choose')}</Button>
        <QuietButton aria-haspopup="dialog" onClick={() => onPasting({ ...pasting, open: true })}>
          <ClipboardPaste size={20} />
          {t('import:page.paste')}
        </QuietButton>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('import:page.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <ul className="drop-formats flex gap-2 wrap" aria-label={t('import:page.formats')}>
        {IMPORT_FORMAT_IDS.map((id) => (
          <li key={id} className="tag">
            {t(`import:format.${id}`)}
          </li>
        ))}
      </ul>
      {pasting.open && (
        <PasteDialog
          text={pasting.text}
          onText={(text) =>
            onPasting((before) => ({ ...before, text, html: text.trim() === '' ? '' : before.html }))
          }
          onHtml={(html) => onPasting((before) => ({ ...before, html: before.html + html }))}
          onClose={() => onPasting({ ...pasting, open: false })}
          onRead={() => {
            onPasting({ ...pasting, open: false });
            onFiles([new PastedText(pasting.text, pasting.html)]);
          }}
        />
      )}
    </section>
  );
}

/** Imports whatever is pasted outside a text field. */
function usePaste(onFiles: (files: readonly File[]) => void): void {
  useListener('paste', (event) => {
    const { target, clipboardData } = event;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]');
    if (!clipboardData || isTyping) return;
    const files = [...clipboardData.files];
    const text = clipboardData.getData('text/plain');
    if (files.length > 0) onFiles(files);
    else if (text.trim() !== '') onFiles([new PastedText(text, clipboardData.getData('text/html'))]);
    else return;
    event.preventDefault();
  });
}

interface PasteDialogProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What was pasted into it, as HTML. */
  readonly onHtml: (html: string) => void;
  readonly onClose: () => void;
  readonly onRead: () => void;
}

function PasteDialog({ text, onText, onHtml, onClose, onRead }: PasteDialogProps): ReactNode {
  const { t } = useTranslation('import');
  const id = useId();
  return (
    <Dialog
      title={t('import:page.paste')}
      description={t('import:page.pasteHint')}
      onClose={onClose}
      actions={
        <Button disabled={text.trim() === ''} onClick={onRead}>
          {t('import:page.read')}
        </Button>
      }
    >
      <div className="field">
        <label htmlFor={id} className="visually-hidden">
          {t('import:page.text')}
        </label>
        <textarea
          id={id}
          className="input paste-field caption"
          rows={10}
          value={text}
          spellCheck={false}
          placeholder={t('import:page.example')}
          aria-describedby={`${id}-hint`}
          onPaste={({ clipboardData }) => onHtml(clipboardData.getData('text/html'))}
          onChange={(event) => onText(event.target.value)}
        />
        <p id={`${id}-hint`} className="hint">
          {t('import:page.exampleHint')}
        </p>
      </div>
    </Dialog>
  );
}
