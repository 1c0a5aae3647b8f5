// What the first page has besides the field for the code: those who wait on the mountain, and the games of this device.

import type { ReactNode } from 'react';
import { Climbers } from '#src/pages/home/Climbers.tsx';
import { ResumeCard } from '#src/game/entering/ResumeCard.tsx';

export function BelowCode(): ReactNode {
  return (
    <>
      <Climbers />
      <ResumeCard />
    </>
  );
}
