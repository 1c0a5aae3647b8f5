// The avatar maker for a page: loads when it is first wanted, and keeps what is made on this device.

import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarCode } from '#core/room/characters.ts';
import type { AvatarMakerProps } from '#src/game/maker/AvatarMaker.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { importPage } from '#src/ui/lazyPage.tsx';

interface MakerOptions extends Pick<AvatarMakerProps, 'mine' | 'isCut'> {
  /** Called with what has been saved; null: a monster again. */
  readonly onDone?: ((avatar: AvatarCode | null) => void) | undefined;
}

/** Returns a function that opens the maker, and its dialog for the page to render. */
export function useMaker({ mine, isCut, onDone }: MakerOptions): readonly [() => void, ReactNode] {
  const { t } = useTranslation('errors');
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
  const maker = Maker && (
    <Suspense>
      <Maker
        mine={mine}
        {...(isCut && { isCut })}
        onClose={close}
        onDone={(made) => {
          settings.change({ character: made, avatar: made });
          close();
          onDone?.(made);
        }}
      />
    </Suspense>
  );
  return [() => void open(), maker];
}
