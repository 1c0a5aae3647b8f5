// Bringing a library back: the file, what is in it, progress, and what came of it.

import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BroughtBack } from '#src/areas/library/takeAlong/bringBack.ts';
import { type BringState, useBringing } from '#src/areas/library/takeAlong/useBringing.ts';
import { LibraryWorking } from '#src/areas/library/takeAlong/LibraryWorking.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure, failureText } from '#src/ui/Failure.tsx';
import '#src/areas/library/takeAlong/takeAlong.css';

export function BringDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(['takeAlong', 'host']);
  const { state, open, bring, cancel } = useBringing();
  const actions = () => {
    if (state.step === 'done') return <Button onClick={onClose}>{t('takeAlong:close')}</Button>;
    return (
      <>
        {state.step === 'preview' && (
          <Button onClick={() => void bring(state)}>
            {state.problem === null ? t('takeAlong:bring.confirm') : t('host:retry')}
          </Button>
        )}
        <QuietButton onClick={state.step === 'bringing' ? cancel : onClose}>{t('host:cancel')}</QuietButton>
      </>
    );
  };
  return (
    <Dialog title={t('takeAlong:bring.begin')} onClose={onClose} actions={actions()}>
      {state.step === 'idle' && <Chooser state={state} onFile={(file) => void open(file)} />}
      {state.step === 'opening' && <p aria-live="polite">{t('takeAlong:bring.opening')}</p>}
      {state.step === 'preview' && <Preview state={state} />}
      {state.step === 'bringing' && (
        <LibraryWorking label={t('takeAlong:bring.bringing')} fraction={state.fraction} />
      )}
      {state.step === 'done' && <Result result={state.result} />}
    </Dialog>
  );
}

interface ChooserProps {
  readonly state: Extract<BringState, { readonly step: 'idle' }>;
  readonly onFile: (file: File) => void;
}

function Chooser({ state: { fault, problem }, onFile }: ChooserProps): ReactNode {
  const { t } = useTranslation('takeAlong');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = ([file]: Iterable<File>) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // Dropping is only for the mouse; the button inside does the same for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="library-drop stack gap-3 text-center"
      data-over={over}
      aria-label={t('takeAlong:bring.drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={40} />
      <p>{t('takeAlong:bring.drop')}</p>
      <div>
        <Button onClick={() => input.current?.click()}>{t('takeAlong:bring.choose')}</Button>
      </div>
      {/* Some systems gray out files whose ending they don't know, so any file can be chosen. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('takeAlong:bring.choose')}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      {fault !== null && (
        <p role="alert" className="failure">
          {t(`takeAlong:bring.fault.${fault}`)}
        </p>
      )}
      {problem !== null && <Failure type={problem} />}
    </section>
  );
}

function Preview({
  state,
}: {
  readonly state: Extract<BringState, { readonly step: 'preview' }>;
}): ReactNode {
  const { t, i18n } = useTranslation('takeAlong');
  const { library, known, problem } = state;
  const { manifest, media } = library;
  const rows = [
    { part: 'quizzes', count: manifest.quizzes.length, known: known.quizzes },
    { part: 'games', count: manifest.games.length, known: known.games },
    { part: 'media', count: media, known: 0 },
    { part: 'memeSets', count: manifest.memeSets.length, known: 0 },
  ] as const;
  return (
    <div className="stack gap-3">
      <Arrived>
        {t('takeAlong:bring.from', {
          when: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(manifest.savedAt),
        })}
      </Arrived>
      <Rows rows={rows} />
      <p className="muted">{t('takeAlong:bring.body')}</p>
      {problem !== null && (
        <>
          <Failure type={problem} />
          <p>{t('takeAlong:bring.partly')}</p>
        </>
      )}
    </div>
  );
}

function Result({ result }: { readonly result: BroughtBack }): ReactNode {
  const { t } = useTranslation(['takeAlong', 'errors']);
  const { left, mediaLeft } = result;
  return (
    <div className="stack gap-3">
      <Arrived>{t(`takeAlong:bring.${outcomeOf(result)}`)}</Arrived>
      <Rows rows={PARTS.map((part) => ({ part, count: result[part].brought, known: result[part].known }))} />
      {mediaLeft > 0 && <p>{t('takeAlong:bring.mediaLeft', { count: mediaLeft })}</p>}
      {left.length > 0 && (
        <>
          <p>{t('takeAlong:bring.left')}</p>
          <ul className="library-left muted">
            {left.map(({ part, title, reason }, index) => (
              <li key={index}>
                {t(`takeAlong:bring.part.${part}`, { title })}{' '}
                {reason === 'request.VALIDATION_ERROR'
                  ? t('takeAlong:bring.unreadable')
                  : failureText(t, reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const PARTS = ['quizzes', 'games', 'memeSets'] as const;

function outcomeOf({ left, ...result }: BroughtBack): 'done' | 'doneInPart' | 'nothingNew' {
  if (left.length > 0) return 'doneInPart';
  return PARTS.some((part) => result[part].brought > 0) ? 'done' : 'nothingNew';
}

interface RowsProps {
  readonly rows: readonly {
    readonly part: 'quizzes' | 'games' | 'media' | 'memeSets';
    readonly count: number;
    /** Of these, or besides them, here before. */
    readonly known: number;
  }[];
}

/** Leaves out what there is none of. */
function Rows({ rows }: RowsProps): ReactNode {
  const { t } = useTranslation('takeAlong');
  return (
    <ul className="library-rows">
      {rows
        .filter(({ count, known }) => count + known > 0)
        .map(({ part, count, known }) => (
          <li key={part}>
            {t(`takeAlong:${part}`, { count })}
            {known > 0 && <span className="muted"> · {t('takeAlong:bring.known', { count: known })}</span>}
          </li>
        ))}
    </ul>
  );
}

/** Takes the focus, so that a screen reader says that the step before is over. */
function Arrived({ children }: { readonly children: ReactNode }): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="strong">
      {children}
    </p>
  );
}
