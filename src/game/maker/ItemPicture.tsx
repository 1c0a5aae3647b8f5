import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { AvatarConfig, Slot } from '#core/avatars/avatar.ts';
import { paintItem } from '#scenes/avatars/index.ts';

interface ItemPictureProps {
  readonly slot: Slot;
  /** Nothing is shown as the bare body. */
  readonly number?: number | undefined;
  readonly skin: number;
  readonly expression: number;
  readonly hairColor?: number | undefined;
  /** CSS pixels. */
  readonly size: number;
}

/** What is worn in a slot, on a body in the wearer's colors. Decorative. */
export const ItemPicture = memo(function ItemPicture({
  slot,
  number,
  skin,
  expression,
  hairColor,
  size,
}: ItemPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const worn: AvatarConfig = {
      skin,
      expression,
      ...(hairColor !== undefined && { hairColor }),
      ...(number !== undefined && { [slot]: number }),
    };
    if (canvas.current) paintItem(canvas.current, worn, slot, size);
  }, [slot, number, skin, expression, hairColor, size]);
  return <canvas ref={canvas} className="maker-picture" aria-hidden="true" />;
});
