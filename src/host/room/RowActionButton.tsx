// A button of a player, in a row or a list of them.

import type { ReactNode } from 'react';

interface RowActionButtonProps {
  /** What it does, for the keyboard's place. */
  readonly action: string;
  /** Translated, with the player's name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly inviting?: boolean;
  readonly opensDialog?: boolean;
  readonly onPress: () => void;
}

export function RowActionButton({
  action,
  label,
  icon,
  inviting = false,
  opensDialog = false,
  onPress,
}: RowActionButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={inviting ? 'icon-button chip-yes' : 'icon-button'}
      data-row-action={action}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
