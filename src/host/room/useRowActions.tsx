// What features of the game can do for one player: buttons of the table, and the dialog of the one that was pressed. The dialog stands here, as
// the row that it was opened from may scroll out of the table meanwhile.

import { type ReactNode, useMemo, useState } from 'react';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import type { TableAction } from '#src/host/room/PlayerTable.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';

export interface RowActions {
  /** The same ones for as long as they can be done. */
  readonly actions: readonly TableAction[];
  /** Of the action that is being done, if any. */
  readonly dialog: ReactNode;
}

export function useRowActions(view: HostView, controls: RoomControls): RowActions {
  const features = useHostFeatures();
  const [open, setOpen] = useState<{ readonly id: string; readonly player: HostPlayerRow } | null>(null);
  const offered = features.flatMap(({ id, rowAction }) => (rowAction?.isOffered(view) ? id : [])).join(' ');
  const actions = useMemo(
    () =>
      features.flatMap(({ id, rowAction }) =>
        rowAction && offered.split(' ').includes(id)
          ? { id, Button: rowAction.Button, onPress: (player: HostPlayerRow) => setOpen({ id, player }) }
          : [],
      ),
    [features, offered],
  );
  const Dialog = features.find(({ id }) => id === open?.id)?.rowAction?.Dialog;
  const player = view.players.find(({ id }) => id === open?.player.id) ?? open?.player;
  return {
    actions,
    dialog: Dialog && player && (
      <Dialog view={view} controls={controls} player={player} onClose={() => setOpen(null)} />
    ),
  };
}
