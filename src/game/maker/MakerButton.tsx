import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarCode } from '#core/room/characters.ts';
import { useMaker } from '#src/game/maker/useMaker.tsx';
import { useSetting } from '#src/platform/ServicesProvider.tsx';

interface MakerButtonProps {
  readonly className?: string;
  /** Called with what has been saved; null: a monster again. */
  readonly onDone?: (avatar: AvatarCode | null) => void;
  /** Shown before the words. */
  readonly children?: ReactNode;
}

export function MakerButton({ className, onDone, children }: MakerButtonProps): ReactNode {
  const { t } = useTranslation('join');
  const avatar = useSetting('avatar');
  const [open, maker] = useMaker({ mine: avatar, onDone });
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {children}
        <span>{t(avatar === null ? 'join:name.makeAvatar' : 'join:name.changeAvatar')}</span>
      </button>
      {maker}
    </>
  );
}
