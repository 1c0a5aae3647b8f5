// Status of an upload, with actions for a failed one.

import { RotateCcw, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRetry, type Refusal } from '#src/areas/library/editor/media/refusal.ts';
import type { Upload, UploadState } from '#src/areas/library/editor/media/useUpload.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { QuietButton } from '#src/ui/Button.tsx';

export function UploadStatus({ upload }: { readonly upload: Upload }): ReactNode {
  const { t } = useTranslation(['editor', 'common']);
  const { state, retry, drop } = upload;
  const { status } = state;
  return (
    <div className="upload" data-status={status}>
      <output className="upload-said flex gap-2 items-start strong breaks">
        <UploadWords state={state} />
      </output>
      {status === 'sending' && (
        <progress className="upload-progress" aria-label={t('editor:media.progress')} />
      )}
      {(status === 'sending' || status === 'failed') && (
        <div className="media-acts">
          {status === 'failed' && mayRetry(state.refusal) && (
            <QuietButton onClick={retry}>
              <RotateCcw size={20} />
              {t('editor:media.retry')}
            </QuietButton>
          )}
          <QuietButton onClick={drop}>
            <X size={20} />
            {t(status === 'failed' ? 'editor:media.dismiss' : 'editor:media.cancel')}
          </QuietButton>
        </div>
      )}
    </div>
  );
}

export function UploadWords({ state }: { readonly state: UploadState }): ReactNode {
  const { t } = useTranslation('editor');
  const refused = useRefusalText();
  if (state.status === 'idle') return null;
  if (state.status === 'done') return <span className="visually-hidden">{t('editor:media.done')}</span>;
  if (state.status === 'sending') return t('editor:media.sending', { name: state.file.name });
  return (
    <>
      <TriangleAlert size={16} />
      <span>{refused(state.refusal)}</span>
    </>
  );
}

const MEGABYTE = 1024 * 1024;

function useRefusalText(): (refusal: Refusal) => string {
  const { t, i18n } = useTranslation(['editor', 'errors', 'media']);
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const sizeOf = (bytes: number) => size.format(bytes / MEGABYTE);
  return (refusal) => {
    switch (refusal.why) {
      case 'notAPicture':
        return t('editor:media.refused.notAPicture');
      case 'notAPictureOrSound':
        return t('media:errors.NOT_A_PICTURE_OR_SOUND');
      case 'tooLarge':
        return t('editor:media.refused.tooLarge', {
          size: sizeOf(refusal.bytes),
          most: sizeOf(refusal.most),
        });
      case 'noConnection':
        return t('editor:media.refused.noConnection');
      case 'server': {
        const { type, quota } = refusal;
        const said = failureText(t, type);
        if (!quota) return said;
        return `${said} ${t('editor:media.refused.used', { used: sizeOf(quota.used), most: sizeOf(quota.most) })}`;
      }
    }
  };
}
