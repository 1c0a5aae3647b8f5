import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { isMonster, type Character } from '#core/room/characters.ts';
import { MonsterPicture } from '#src/ui/MonsterPicture.tsx';

export interface AvatarProps {
  readonly character: Character;
  /** CSS pixels; 48 by default. */
  readonly size?: number;
  /** Translated; without it the avatar is decorative. */
  readonly label?: string;
  /** True to say what an avatar has on, after its label. */
  readonly isDescribed?: boolean;
}

const Dressed = lazy(async (): Promise<{ readonly default: ComponentType<AvatarProps> }> => {
  const loaded = await import('#src/ui/DressedAvatar.tsx').catch(() => null);
  return { default: loaded?.DressedAvatar ?? MonsterPicture };
});

export function Avatar(props: AvatarProps): ReactNode {
  const monster = <MonsterPicture {...props} />;
  if (isMonster(props.character)) return monster;
  return (
    <Suspense fallback={monster}>
      <Dressed {...props} />
    </Suspense>
  );
}
