import { Printer } from 'lucide-react';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import { paperKinds } from '#src/questions/paperKind.ts';

const PaperRoom = lazyPage(() => import('#src/features/paper/PaperRoom.tsx'), 'PaperRoom', paperKinds);

export const paper: HostFeature = {
  isShown: { stands: ({ room }) => room.state === 'running', Page: PaperRoom },
  recorded: {
    // Without devices, options can only affect the sheets and the projector.
    optionGroups: [
      { id: 'order', fields: [toggle('jumbleAnswers', (t) => t('host:option.jumbleAnswers.hintPaper'))] },
      {
        id: 'results',
        fields: [
          {
            kind: 'choice',
            name: 'studentLeaderboard',
            choices: ['yes', 'no'],
            means: ({ studentLeaderboard }) =>
              studentLeaderboard === 'yes' ? 'onPaper' : studentLeaderboard,
          },
        ],
      },
    ],
    StartIcon: Printer,
    startText: (t) => t('host:options.startPaper'),
    tieBreakText: (t) => t('host:paper.ties'),
  },
};
