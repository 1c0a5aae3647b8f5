// Field for a picture, audio, or video, with its alternative text.

import { CircleDashed, Crop, ImagePlus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type Media, PICTURE_WIDTH, UPLOADED_PICTURE, uploadAtWidth } from '#core/content/media.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { GrowingText } from '#src/areas/library/editor/form/GrowingText.tsx';
import { AddressField } from '#src/areas/library/editor/media/AddressField.tsx';
import { useFileDrop, useFilePaste } from '#src/areas/library/editor/media/fileDrop.ts';
import { ACCEPTED, type Takes } from '#src/areas/library/editor/media/refusal.ts';
import { UploadStatus } from '#src/areas/library/editor/media/UploadStatus.tsx';
import { type Upload, useUpload } from '#src/areas/library/editor/media/useUpload.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/media/media.css';
import { DialogButton } from '#src/ui/DialogButton.tsx';

export interface MediaBoxProps {
  readonly media: Media | null;
  readonly takes: Takes;
  /** Translated. */
  readonly title: string;
  /** True if the surrounding elements show the title. */
  readonly titled?: boolean;
  readonly upload: Upload;
  readonly faults?: readonly QuestionFault[];
  /** `typing`: the text field being typed in. */
  readonly onChange: (media: Media | null, typing?: string) => void;
}

/** Length of the shortest usable URL; anything shorter is still being typed. */
const SHORTEST = 9;

const CropDialog = lazyDialog(
  () => import('#src/areas/library/editor/media/crop/CropDialog.tsx'),
  'CropDialog',
);

/** Media of a question, or the cover of a quiz. Takes anything pasted outside text fields. Memoized. */
export const MediaField = memo((props: Omit<MediaBoxProps, 'upload'>): ReactNode => {
  const upload = useUpload(props.takes, props.onChange);
  useFilePaste((target) => target.closest('dialog') === null, upload.send);
  return <MediaBox {...props} upload={upload} />;
});

export function MediaBox(props: MediaBoxProps): ReactNode {
  const { media, takes, title, titled = false, upload, faults = [], onChange } = props;
  const { t } = useTranslation('editor');
  const online = useOnline();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useFileDrop(box, '.editor-form, dialog', upload.send);
  const what = takes === 'image' ? 'image' : 'any';
  return (
    <fieldset ref={box} className="media-box stack gap-3" data-filled={media !== null}>
      <legend className={titled ? 'visually-hidden' : 'editor-legend'}>{title}</legend>
      <div className="media-line">
        <Shown media={media} upload={upload} />
        <div className="media-acts">
          <QuietButton ref={choose} aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
            <ImagePlus size={20} />
            {t(media ? 'editor:media.replace' : `editor:media.choose.${what}`)}
          </QuietButton>
          {media && isCut(media) && <CropButton media={media} upload={upload} onChange={onChange} />}
          {media && (
            <QuietButton
              onClick={() => {
                choose.current?.focus();
                upload.drop();
                onChange(null);
              }}
            >
              <Trash2 size={20} />
              {t('editor:media.remove')}
            </QuietButton>
          )}
        </div>
        <p id={`${id}-hint`} className="hint">
          {online ? (
            <span className="media-mouse">{t('editor:media.orDrop')}</span>
          ) : (
            t('editor:media.offline')
          )}
        </p>
        {media && isElsewhere(media) && <p className="hint">{t('editor:crop.elsewhere')}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[takes]}
        aria-label={t(`editor:media.choose.${what}`)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.send(file);
        }}
      />
      <UploadStatus upload={upload} />
      {media && <Description media={media} onChange={onChange} />}
      <AddressField
        media={media}
        takes={takes}
        faultsId={`${id}-faults`}
        faulty={faults.length > 0}
        onChange={onChange}
      />
      <FieldErrors id={`${id}-faults`} faults={faults} />
    </fieldset>
  );
}

/** True if it can be cropped; only pictures uploaded to the server can. */
const isCut = ({ type, url }: Media): boolean => type === 'image' && UPLOADED_PICTURE.test(url);

/** True if the picture is hosted elsewhere. The server never fetches those; only viewers' browsers do. */
const isElsewhere = ({ type, url }: Media): boolean =>
  type === 'image' && url.length >= SHORTEST && !UPLOADED_PICTURE.test(url);

interface CropButtonProps extends Pick<MediaBoxProps, 'upload' | 'onChange'> {
  readonly media: Media;
}

function CropButton({ media, upload, onChange }: CropButtonProps): ReactNode {
  const { t } = useTranslation('editor');
  const { url } = media;
  const cut = (to: string) => onChange({ ...media, url: to });
  return (
    <DialogButton
      disabled={!useOnline() || upload.state.status === 'sending'}
      dialog={(onClose) => <CropDialog key={url} url={url} onCut={cut} onClose={onClose} />}
    >
      <Crop size={20} />
      {t('editor:crop.open')}
    </DialogButton>
  );
}

/** Preview of the chosen media, even while it's uploading. */
function Shown({ media, upload: { state } }: Pick<MediaBoxProps, 'media' | 'upload'>): ReactNode {
  const { t } = useTranslation('host');
  if ('preview' in state && state.preview !== null)
    return <img className="media-picture" data-status={state.status} src={state.preview} alt="" />;
  if (!media || media.url.length < SHORTEST) return null;
  const { type, url, alt } = media;
  switch (type) {
    case 'image':
      return <img className="media-picture" src={uploadAtWidth(url, PICTURE_WIDTH.option)} alt={alt ?? ''} />;
    case 'audio':
      return (
        // Quizzes have no captions; the alternative text describes the audio.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          key={url}
          className="media-sound"
          src={url}
          controls
          preload="metadata"
          aria-label={alt ?? t('host:question.audio')}
        />
      );
    case 'video':
      return <Thumbnail media={media} />;
  }
}

interface DescriptionProps {
  readonly media: Media;
  readonly onChange: MediaBoxProps['onChange'];
}

function Description({ media, onChange }: DescriptionProps): ReactNode {
  const { t } = useTranslation('editor');
  const { alt = '', ...rest } = media;
  return (
    <div className="media-description" data-missing={alt.trim() === ''}>
      <GrowingText
        label={t(`editor:media.alt.${media.type}`)}
        hint={t(`editor:media.altHint.${media.type}`, { max: CONTENT_LIMITS.mediaAlt })}
        value={alt}
        limit={CONTENT_LIMITS.mediaAlt}
        onChange={(value) => onChange(value === '' ? rest : { ...rest, alt: value }, 'alt')}
      />
      {alt.trim() === '' && (
        <p className="media-missing flex gap-2 items-start caption strong">
          <CircleDashed size={16} />
          {t('editor:media.altMissing')}
        </p>
      )}
    </div>
  );
}
