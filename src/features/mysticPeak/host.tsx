// The mountain on the host's pages: options, table column, camps, and passes for stuck players.

import { mysticPeak as report } from '#src/features/mysticPeak/report.tsx';
import { projectorPeak } from '#src/features/mysticPeak/projector.ts';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { CampsTool } from '#src/features/mysticPeak/CampsTool.tsx';
import { ClimbCell } from '#src/features/mysticPeak/ClimbCell.tsx';
import { choice } from '#src/host/options/optionField.ts';
import type { HostFeature, RowAction } from '#src/host/room/hostFeature.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { IconButton } from '#src/ui/Button.tsx';

const heightOf = ({ climb }: HostPlayerRow): number => climb?.height ?? -1;

const PassButton: RowAction['Button'] = ({ player, onPress }) => {
  const { t } = useTranslation('host');
  if (!player.climb?.openQuestionId) return null;
  return (
    <IconButton
      data-row-action="pass"
      aria-haspopup="dialog"
      label={t('host:climb.passTo', { name: player.name })}
      onClick={() => onPress(player)}
    >
      <LifeBuoy size={18} />
    </IconButton>
  );
};

const PassDialog: RowAction['Dialog'] = ({ player, controls, onClose }): ReactNode => {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  // The pass is for the question open when the dialog opened, and no other.
  const [questionId] = useState(player.climb?.openQuestionId);
  const isOpen = questionId != null && player.climb?.openQuestionId === questionId;
  const give = async () => {
    if (!questionId || !(await controls.act('givePass', { playerId: player.id, questionId }))) return false;
    notices.toast('success', t('host:climb.passed', { name: player.name }));
    return true;
  };
  return (
    <FormDialog
      title={t('host:climb.passTo', { name: player.name })}
      description={t('host:climb.passHint')}
      submit={t('host:climb.pass')}
      canSubmit={isOpen}
      onSubmit={give}
      onClose={onClose}
    >
      <output>
        {isOpen
          ? t('host:climb.tries', { count: player.climb?.tries ?? 0 })
          : t('host:climb.passGone', { name: player.name })}
      </output>
    </FormDialog>
  );
};

export const mysticPeak: HostFeature = {
  report,
  options: {
    extras: (type) => [...choice(type, 'mountain'), ...choice(type, 'breakRooms')],
  },
  Tools: CampsTool,
  columns: [
    {
      id: 'climb',
      isIn: hasMountain,
      title: (t) => t('host:climb.column'),
      compare: (a, b) => heightOf(b) - heightOf(a),
      Cell: ClimbCell,
    },
  ],
  projectorScenes: { projectorPeak },
  projectorNamespace: (room) => (hasMountain(room) ? 'mysticPeak' : null),
  rowAction: {
    isOffered: ({ controls }) => controls.includes('givePass'),
    Button: PassButton,
    Dialog: PassDialog,
  },
};
