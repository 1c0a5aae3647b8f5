// Opens the avatar maker, which loads when it is first wanted.

import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarCode, Character } from '#core/room/characters.ts';
import type { AvatarMakerProps } from '#src/game/maker/AvatarMaker.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { importPage } from '#src/ui/lazyPage.tsx';

interface MakerButtonProps {
  readonly className?: string;
  /** What the player is now. */
  readonly character: Character | null;
  /** Called with what has been saved; null: a monster again. */
  readonly onDone?: (avatar: AvatarCode | null) => void;
  /** Shown before the words. */
  readonly children?: ReactNode;
}

export function MakerButton({ className, character, onDone, children }: MakerButtonProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const { notices, settings } = useServices();
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
        <span>{t(typeof character === 'string' ? 'join:name.changeAvatar' : 'join:name.makeAvatar')}</span>
      </button>
      {Maker && (
        <Suspense>
          <Maker
            character={character}
            onClose={close}
            onDone={(avatar) => {
              settings.change({ character: avatar });
              close();
              onDone?.(avatar);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
