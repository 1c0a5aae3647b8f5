// Export of results: file formats, progress, and errors.

import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type ExportState, FORMATS, type Format, useExport } from '#src/areas/reports/useExport.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/files/exportChoices.css';
import { DialogButton } from '#src/ui/DialogButton.tsx';

const ICONS = { csv: FileText, xlsx: FileSpreadsheet } as const;

export function ExportButton({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <DialogButton dialog={(onClose) => <ExportDialog view={view} onClose={onClose} />}>
      <Download size={20} />
      {t('reports:export.title')}
    </DialogButton>
  );
}

interface ExportDialogProps {
  readonly view: HostView;
  readonly onClose: () => void;
}

function ExportDialog({ view, onClose }: ExportDialogProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const { notices } = useServices();
  const { state, start, cancel } = useExport(view);
  const busy = state.status === 'fetching' || state.status === 'writing';
  const begin = async (format: Format) => {
    const file = await start(format);
    if (file === null) return;
    notices.toast('success', t('reports:export.done', { file }));
    onClose();
  };
  return (
    <Dialog
      title={t('reports:export.title')}
      description={t('reports:export.body')}
      onClose={onClose}
      actions={<QuietButton onClick={busy ? cancel : onClose}>{t('host:cancel')}</QuietButton>}
    >
      {busy ? (
        <Progress state={state} total={view.players.length} />
      ) : (
        <div className="exports">
          {state.status === 'failed' && <Failure type={state.problem} />}
          {state.status === 'failed' ? (
            <Button onClick={() => void begin(state.format)}>{t('host:retry')}</Button>
          ) : (
            FORMATS.map((format) => {
              const Icon = ICONS[format];
              return (
                <QuietButton key={format} className="export-choice" onClick={() => void begin(format)}>
                  <Icon size={28} />
                  <span>{t(`reports:export.${format}`)}</span>
                  <span className="hint">{t(`reports:export.what.${format}`)}</span>
                </QuietButton>
              );
            })
          )}
        </div>
      )}
    </Dialog>
  );
}

function Progress({ state, total }: { readonly state: ExportState; readonly total: number }): ReactNode {
  const { t } = useTranslation('reports');
  const fetching = state.status === 'fetching';
  const words = fetching
    ? t('reports:export.progress', { count: state.players, total })
    : t('reports:export.writing');
  return (
    <div className="exports">
      <p aria-live="polite">{words}</p>
      <progress
        className="meter"
        aria-label={t('reports:export.title')}
        {...(fetching && { value: state.players, max: Math.max(1, total) })}
      />
    </div>
  );
}
