// Dialog that gives a power-up: to one player from a table row, or to some or all from the room.

import { Gift } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { isAvailableIn } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { chosenKinds, FAMILIES, powerupsIn } from '#src/features/powerups/families.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { Receivers } from '#src/features/powerups/Receivers.tsx';
import type { HostPartProps, RowAction } from '#src/host/room/hostFeature.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import '#src/features/powerups/awardDialog.css';
import '#src/ui/radioCard.css';
import { IconButton } from '#src/ui/Button.tsx';

/** Button in a player's row. */
export const AwardButton: RowAction['Button'] = ({ player, onPress }) => {
  const { t } = useTranslation('host');
  // Finished players can't use one.
  if (player.isOver) return null;
  return (
    <IconButton
      data-row-action="award"
      aria-haspopup="dialog"
      label={t('host:powerups.awardTo', { name: player.name })}
      onClick={() => onPress(player)}
    >
      <Gift size={18} />
    </IconButton>
  );
};

export const AwardToOne: RowAction['Dialog'] = (props) => (
  <Suspense>
    <AwardDialog {...props} />
  </Suspense>
);

interface AwardDialogProps extends HostPartProps {
  /** The only receiver; if absent, the dialog asks for receivers too. */
  readonly player?: HostPlayerRow;
  readonly onClose: () => void;
}

export function AwardDialog({ view, controls, player, onClose }: AwardDialogProps): ReactNode {
  const { t } = useTranslation(['host', 'powerups']);
  const { notices } = useServices();
  const kinds = awardable(view.room);
  const [powerup, setPowerup] = useState<PowerupId>([...kinds.drawn, ...kinds.others][0] ?? 'double');
  const [toAll, setToAll] = useState(true);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const playing = view.players.filter(isInPlay);
  const receivers = player ? [player] : toAll ? playing : playing.filter(({ id }) => marked.has(id));
  const title = t(`powerups:${powerup}.title`);
  const give = async () => {
    if (receivers.length === 0) return false;
    // Omitting the ids means all players; a large room's ids wouldn't fit.
    const playerIds =
      player || receivers.length < playing.length ? { playerIds: receivers.map(({ id }) => id) } : {};
    if (!(await controls.act('awardPowerups', { powerup, ...playerIds }))) return false;
    const [first] = receivers;
    notices.toast(
      'success',
      receivers.length === 1 && first
        ? t('host:powerups.awardedOne', { powerup: title, name: first.name })
        : t('host:powerups.awarded', { powerup: title, count: receivers.length }),
    );
    return true;
  };
  return (
    <FormDialog
      title={player ? t('host:powerups.awardTo', { name: player.name }) : t('host:powerups.award')}
      description={t('host:powerups.awardHint')}
      submit={
        <>
          <Gift size={20} />
          {player
            ? t('host:powerups.giveOne', { powerup: title })
            : t('host:powerups.give', { powerup: title, count: receivers.length })}
        </>
      }
      canSubmit={receivers.length > 0}
      onSubmit={give}
      onClose={onClose}
    >
      <Choice {...kinds} value={powerup} onChange={setPowerup} />
      {!player && (
        <Receivers players={playing} toAll={toAll} marked={marked} onToAll={setToAll} onMark={setMarked} />
      )}
    </FormDialog>
  );
}

/** True if a player can receive a power-up. */
function isInPlay({ approval, isOver }: HostPlayerRow): boolean {
  return approval === 'approved' && !isOver;
}

interface Kinds {
  /** Kinds that students can draw. */
  readonly drawn: readonly PowerupId[];
  /** All other kinds that work in this game, for the teacher to give. */
  readonly others: readonly PowerupId[];
}

function awardable(room: RoomInfo): Kinds {
  const { chosenPowerups } = modeOf(room);
  const chosen = chosenPowerups ? new Set(chosenPowerups) : chosenKinds(room.options.powerupKinds);
  const all = FAMILIES.flatMap((family) => powerupsIn(family)).filter((id) =>
    isAvailableIn(room, POWERUPS[id]),
  );
  return { drawn: all.filter((id) => chosen.has(id)), others: all.filter((id) => !chosen.has(id)) };
}

interface ChoiceProps extends Kinds {
  readonly value: PowerupId;
  readonly onChange: (value: PowerupId) => void;
}

function Choice({ drawn, others, value, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('powerups');
  const hint = useId();
  const name = useId();
  const option = (id: PowerupId) => (
    <label key={id} className="award-kind radio-card strip caption strong">
      <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
      <PowerupMark powerup={id} />
      <span>{t(`powerups:${id}.title`)}</span>
    </label>
  );
  return (
    <fieldset className="award-part" aria-describedby={hint}>
      <legend className="label">{t('host:powerups.which')}</legend>
      <div className="award-kinds grid gap-2">{(drawn.length > 0 ? drawn : others).map(option)}</div>
      {drawn.length > 0 && others.length > 0 && (
        <details className="award-others">
          <summary>{t('host:powerups.notDrawn', { count: others.length })}</summary>
          <div className="award-kinds grid gap-2">{others.map(option)}</div>
        </details>
      )}
      <p id={hint} className="hint award-means" aria-live="polite">
        {t(`powerups:${value}.description`)}
      </p>
    </fieldset>
  );
}
