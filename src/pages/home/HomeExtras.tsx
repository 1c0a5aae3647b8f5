// Home page content besides the code field: the characters on the mountain, and this device's games.

import type { ReactNode } from 'react';
import { Climbers } from '#src/pages/home/Climbers.tsx';
import { ResumeCard } from '#src/game/joining/ResumeCard.tsx';

export function HomeExtras(): ReactNode {
  return (
    <>
      <Climbers />
      <ResumeCard />
    </>
  );
}
