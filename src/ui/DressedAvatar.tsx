// A player's avatar on a page, drawn when its parts have loaded.

import { type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { lookOf } from '#core/avatars/looks.ts';
import { paintAvatar } from '#scenes/avatars/index.ts';
import type { AvatarProps } from '#src/ui/avatarProps.ts';
import { avatarWords } from '#src/ui/avatarWords.ts';
import { DisguiseContext } from '#src/ui/disguise.ts';
import { MonsterPicture } from '#src/ui/MonsterPicture.tsx';
import '#src/ui/avatar.css';

export function DressedAvatar(props: AvatarProps): ReactNode {
  const config = lookOf(props.character, use(DisguiseContext));
  if (!config) return <MonsterPicture {...props} />;
  const { size = 48, label = '', isDescribed = false } = props;
  const Picture = isDescribed ? Described : Drawn;
  return <Picture config={config} size={size} label={label} />;
}

interface PictureProps {
  readonly config: AvatarConfig;
  readonly size: number;
  readonly label: string;
}

function Drawn({ config, size, label }: PictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A new object every time, for the same avatar.
  const key = JSON.stringify(config);
  useEffect(() => {
    let isGone = false;
    const worn = JSON.parse(key) as AvatarConfig;
    const painting = canvas.current && paintAvatar(canvas.current, worn, size, { isWanted: () => !isGone });
    // Offline: its place stays empty, beside the player's name.
    painting?.catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key, size]);
  const spoken = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <canvas ref={canvas} className="avatar" style={{ width: size, height: size }} {...spoken} />;
}

function Described(props: PictureProps): ReactNode {
  const { t, i18n } = useTranslation('avatars');
  const words = avatarWords(props.config, 'short', t, i18n.language);
  return <Drawn {...props} label={props.label === '' ? words : `${props.label}: ${words}`} />;
}
