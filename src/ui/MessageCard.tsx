// Card with a message in place of a page, and the reader's character on its edge.

import type { ComponentProps, ReactNode } from 'react';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import '#src/ui/messageCard.css';

/** Someone who looks as puzzled as the reader, before a first game. */
const PUZZLED = 3;

export function MessageCard({ children, ...card }: Omit<ComponentProps<'div'>, 'className'>): ReactNode {
  const own = useSetting('character');
  return (
    <div {...card} className="message-card card stack">
      <div className="message-figure">
        <Avatar character={own ?? PUZZLED} size={88} />
      </div>
      {children}
    </div>
  );
}
