// Opens the avatar maker, which loads when it is first wanted.

import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarCode } from '#core/room/characters.ts';
import type { AvatarMakerProps } from '#src/game/maker/AvatarMaker.tsx';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { importPage } from '#src/ui/lazyPage.tsx';

interface MakerButtonProps {
  readonly className?: string;
  /** Called with what has been saved; null: a monster again. */
  readonly onDone?: (avatar: AvatarCode | null) => void;
  /** Shown before the words. */
  readonly children?: ReactNode;
}

export function MakerButton({ className, onDone, children }: MakerButtonProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const { notices, settings } = useServices();
  const avatar = useSetting('avatar');
  const [Maker, setMaker] = useState<ComponentType<AvatarMakerProps> | null>(null);
  const open = async () => {
    try {
      const { AvatarMaker, loadDrawings } = await importPage(() => import('#src/game/maker/AvatarMaker.tsx'));
      await loadDrawings();
      setMaker(() => AvatarMaker);
    } catch {
      void notices.toast('error', t('errors:network'));
    }
  };
  const close = () => setMaker(null);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => void open()}>
        {children}
        <span>{t(avatar === null ? 'join:name.makeAvatar' : 'join:name.changeAvatar')}</span>
      </button>
      {Maker && (
        <Suspense>
          <Maker
            mine={avatar}
            onClose={close}
            onDone={(made) => {
              settings.change({ character: made, avatar: made });
              close();
              onDone?.(made);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
