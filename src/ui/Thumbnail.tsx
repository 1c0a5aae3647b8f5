// Thumbnail of an image; audio and video get a link instead.

import { Image as ImageIcon, Music, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Media, PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import '#src/ui/thumbnail.css';

const KIND_ICONS = { image: ImageIcon, audio: Music, video: Video } as const;

export function Thumbnail({ media }: { readonly media: Media }): ReactNode {
  const { t } = useTranslation('host');
  if (media.type === 'image')
    return (
      <img
        className="thumbnail rigid"
        src={uploadAtWidth(media.url, PICTURE_WIDTH.thumbnail)}
        alt={media.alt ?? ''}
        loading="lazy"
        decoding="async"
      />
    );
  const Icon = KIND_ICONS[media.type];
  return (
    <a className="thumbnail rigid centered muted" href={media.url} target="_blank" rel="noreferrer">
      <Icon />
      <span className="visually-hidden">{media.alt ?? t(`host:question.${media.type}`)}</span>
    </a>
  );
}
