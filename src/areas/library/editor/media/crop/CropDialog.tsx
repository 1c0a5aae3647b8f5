// Cropping of an uploaded picture. The server creates the crop as a new file; the original stays for undo and
// other uses.

import { RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '#src/host/session/useHost.ts';
import { CropFrame } from '#src/areas/library/editor/media/crop/CropFrame.tsx';
import { type Ratio, RATIOS, rounded, type Size } from '#src/areas/library/editor/media/crop/frame.ts';
import { useCrop } from '#src/areas/library/editor/media/crop/useCrop.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/media/crop/crop.css';

export interface CropDialogProps {
  /** URL of an uploaded picture. */
  readonly url: string;
  readonly onCut: (url: string) => void;
  readonly onClose: () => void;
}

const RATIO_NAMES = Object.keys(RATIOS) as Ratio[];

export function CropDialog(props: CropDialogProps): ReactNode {
  const { t } = useTranslation('editor');
  const { url, onClose } = props;
  const [size, setSize] = useState<Size | 'missing' | null>(null);
  useEffect(() => {
    const picture = new Image();
    picture.onload = () => setSize({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => setSize('missing');
    picture.src = url;
    return () => {
      picture.onload = picture.onerror = null;
    };
  }, [url]);
  if (size !== null && size !== 'missing') return <Cutting {...props} size={size} />;
  return (
    <Dialog title={t('editor:crop.title')} onClose={onClose}>
      {size === null ? <p aria-busy="true">{t('editor:crop.opening')}</p> : <Failure type="media.NOT_KEPT" />}
    </Dialog>
  );
}

function Cutting({ url, size, onCut, onClose }: CropDialogProps & { readonly size: Size }): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const host = useHost();
  const id = useId();
  const crop = useCrop(size);
  const [said, setSaid] = useState<'drawn' | 'turned' | 'reset' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const running = useRef<AbortController>(null);
  // Calls the latest callback, so that edits made in the meantime aren't lost.
  const tell = useLatest(onCut);
  useEffect(() => () => running.current?.abort(), []);
  const { picture, frame, ratio, turn, changed } = crop;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const part = (length: number, of: number) => percent.format(length / of);
  const place = t('editor:crop.place', {
    left: part(frame.left, picture.width),
    top: part(frame.top, picture.height),
    width: part(frame.width, picture.width),
    height: part(frame.height, picture.height),
  });
  const cut = async () => {
    if (!changed) return onClose();
    setBusy(true);
    setProblem(null);
    const { signal } = (running.current = new AbortController());
    try {
      const made = await host.call('cropMedia', { url, turn, box: rounded(frame, picture) }, { signal });
      if (signal.aborted) return;
      tell(made.url);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setProblem(failureType(error));
      setBusy(false);
    }
  };
  const resetAll = () => {
    crop.reset();
    setSaid('reset');
  };
  return (
    <Dialog
      title={t('editor:crop.title')}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>{t('editor:crop.cancel')}</QuietButton>
          <Button disabled={busy} onClick={() => void cut()}>
            {t(busy ? 'editor:crop.cutting' : 'editor:crop.cut')}
          </Button>
        </>
      }
    >
      <div className="crop-room">
        <CropFrame
          url={url}
          crop={crop}
          place={place}
          hintId={`${id}-hint`}
          onDrawn={() => setSaid('drawn')}
        />
      </div>
      <output className="visually-hidden">
        {said === 'drawn' && place}
        {said === 'turned' && `${t('editor:crop.turned', { degrees: turn })} ${place}`}
        {said === 'reset' && t('editor:crop.wasReset')}
      </output>
      <div className="crop-tools">
        <fieldset className="crop-ratio">
          <legend className="visually-hidden">{t('editor:crop.ratio')}</legend>
          <Segments
            name={`${id}-ratio`}
            values={RATIO_NAMES}
            value={ratio}
            labelOf={(each) => t(`editor:crop.ratios.${each}`)}
            onChange={(next) => {
              crop.keepRatio(next);
              setSaid('drawn');
            }}
          />
        </fieldset>
        <div className="crop-acts">
          <QuietButton
            onClick={() => {
              crop.turnRight();
              setSaid('turned');
            }}
          >
            <RotateCw size={20} />
            {t('editor:crop.turn')}
          </QuietButton>
          <QuietButton aria-disabled={!changed} onClick={resetAll}>
            <RotateCcw size={20} />
            {t('editor:crop.reset')}
          </QuietButton>
        </div>
      </div>
      <p id={`${id}-hint`} className="hint crop-hint">
        {t('editor:crop.hint')}
      </p>
      {problem !== null && <Failure type={problem} />}
    </Dialog>
  );
}
