// Picture of one option: a button in its line that opens the picture's dialog. Also takes pictures dropped on
// the line or pasted into it.

import { ImagePlus, Images, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media, Picture } from '#core/content/media.ts';
import { MediaBox } from '#src/areas/library/editor/media/MediaBox.tsx';
import { useFileDrop, useFilePaste } from '#src/areas/library/editor/media/fileDrop.ts';
import { UploadWords } from '#src/areas/library/editor/media/UploadStatus.tsx';
import { useUpload } from '#src/areas/library/editor/media/useUpload.ts';
import type { PictureSlotProps } from '#src/questions/questionEditor.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, IconButton } from '#src/ui/Button.tsx';

export function PictureSlot({ picture, of, onPicture }: PictureSlotProps): ReactNode {
  const { t } = useTranslation('editor');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const put = (media: Media | null, typing?: string) => {
    if (media === null || isPicture(media)) onPicture(media, typing);
  };
  const upload = useUpload('image', put);
  const receive = (file: File) => {
    setOpen(true);
    upload.send(file);
  };
  useFileDrop(button, '.line', receive);
  useFilePaste(
    (target) => open || button.current?.closest('.line')?.contains(target) === true,
    receive,
    true,
  );
  const { status } = upload.state;
  const missing = picture !== null && (picture.alt ?? '').trim() === '';
  const state =
    status === 'sending' || status === 'failed' ? status : missing ? 'missing' : picture ? 'set' : 'empty';
  const Icon = ICONS[state];
  const label = t(`editor:media.slot.${state}`, { of });
  return (
    <>
      <IconButton
        ref={button}
        className="picture-slot rigid"
        data-state={state}
        label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon size={20} />
      </IconButton>
      {open ? (
        <Dialog
          title={t('editor:media.slot.title', { of })}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t('editor:done')}</Button>}
        >
          <MediaBox
            media={picture}
            takes="image"
            title={t('editor:media.picture')}
            titled
            upload={upload}
            onChange={put}
          />
        </Dialog>
      ) : (
        <output className="visually-hidden">
          <UploadWords state={upload.state} />
        </output>
      )}
    </>
  );
}

const ICONS = {
  empty: ImagePlus,
  set: Images,
  missing: Images,
  sending: LoaderCircle,
  failed: TriangleAlert,
} as const;

function isPicture(media: Media): media is Picture {
  return media.type === 'image';
}
