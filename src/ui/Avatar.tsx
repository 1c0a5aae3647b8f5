import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { isMonster } from '#core/room/characters.ts';
import type { AvatarProps } from '#src/ui/avatarProps.ts';
import { DisguiseContext } from '#src/ui/disguise.ts';
import { MonsterPicture } from '#src/ui/MonsterPicture.tsx';

const Dressed = lazy(async (): Promise<{ readonly default: ComponentType<AvatarProps> }> => {
  const loaded = await import('#src/ui/DressedAvatar.tsx').catch(() => null);
  return { default: loaded?.DressedAvatar ?? MonsterPicture };
});

export function Avatar(props: AvatarProps): ReactNode {
  const monster = <MonsterPicture {...props} />;
  const isDisguised = use(DisguiseContext);
  if (!isDisguised && isMonster(props.character)) return monster;
  return (
    <Suspense fallback={monster}>
      <Dressed {...props} />
    </Suspense>
  );
}
