// Team setup before the game: number, names, and members.

import { ArrowLeftRight, Minus, Pencil, Plus, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEAM_CHARACTERS, TEAMS } from '#core/features/teams/teams.ts';
import { NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RosterProps } from '#src/host/room/hostFeature.ts';
import { PlayerChip } from '#src/host/room/PlayerChip.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useTeamName } from '#src/features/teams/useTeamName.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/playerChip.css';
import '#src/features/teams/teams.css';
import { Select } from '#src/ui/Select.tsx';

export function Teams({ view: { room }, players, controls, onRemove }: RosterProps): ReactNode {
  const { t } = useTranslation('host');
  const teamName = useTeamName();
  const [renamed, setRenamed] = useState<number | null>(null);
  const names = room.teams.map(({ name }, team) => teamName(team, name));
  const move = (player: HostPlayerRow) => (
    <span className="team-move centered muted rigid">
      <ArrowLeftRight size={18} />
      <Select
        className=""
        data-row-action="move"
        aria-label={t('host:teams.moveLabel', { name: player.name })}
        values={[...names.keys()]}
        value={player.team ?? 0}
        labelOf={(team) => names[team] ?? ''}
        onChange={(team) => void controls.act('moveToTeam', { playerId: player.id, team })}
      />
    </span>
  );
  return (
    <>
      <TeamTools teams={room.teams.length} players={players.length} controls={controls} />
      <ul className="teams grid gap-4">
        {room.teams.map((team, index) => {
          const inside = players.filter((player) => player.team === index);
          return (
            <li key={TEAM_CHARACTERS[index]} className="team grid card">
              <div className="team-head strip gap-3">
                <Avatar character={TEAM_CHARACTERS[index] ?? 0} size={48} />
                <div className="team-title fill">
                  <h3 className="team-name lead breaks clamp-2">{names[index]}</h3>
                  <p className="muted">{t('host:teams.players', { count: team.players })}</p>
                </div>
                <IconButton
                  aria-label={t('host:teams.rename', { team: names[index] })}
                  onClick={() => setRenamed(index)}
                >
                  <Pencil size={18} />
                </IconButton>
              </div>
              {inside.length === 0 ? (
                <p className="team-empty muted">{t('host:teams.nobody')}</p>
              ) : (
                <ul className="chips team-chips">
                  {inside.map((player) => (
                    <PlayerChip key={player.id} player={player} onRemove={onRemove} more={move(player)} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {renamed !== null && (
        <RenameDialog
          usual={teamName(renamed, null)}
          name={room.teams[renamed]?.name ?? ''}
          onName={(name) => controls.act('nameTeam', { team: renamed, name })}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

interface TeamToolsProps {
  readonly teams: number;
  readonly players: number;
  readonly controls: RoomControls;
}

function TeamTools({ teams, players, controls }: TeamToolsProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className="team-tools row">
      <fieldset className="strip" aria-label={t('host:teams.count')}>
        <IconButton
          aria-label={t('host:teams.fewer')}
          disabled={teams <= TEAMS.least}
          onClick={() => void controls.act('setTeams', { teams: teams - 1 })}
        >
          <Minus size={20} />
        </IconButton>
        <output className="team-number bold text-center">{t('host:teams.number', { count: teams })}</output>
        <IconButton
          aria-label={t('host:teams.more')}
          disabled={teams >= TEAMS.most}
          onClick={() => void controls.act('setTeams', { teams: teams + 1 })}
        >
          <Plus size={20} />
        </IconButton>
      </fieldset>
      <QuietButton disabled={players < 2} onClick={() => void controls.act('shuffleTeams', {})}>
        <Shuffle size={18} />
        {t('host:teams.shuffle')}
      </QuietButton>
      <p className="muted team-hint">{t('host:teams.hint')}</p>
    </div>
  );
}

interface RenameDialogProps {
  /** Default name, used if the host enters none. */
  readonly usual: string;
  readonly name: string;
  readonly onName: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

function RenameDialog({ usual, name, onName, onClose }: RenameDialogProps): ReactNode {
  const { t } = useTranslation('host');
  const [value, setValue] = useState(name);
  return (
    <FormDialog
      title={t('host:teams.rename', { team: name || usual })}
      description={t('host:teams.renameHint', { team: usual })}
      submit={t('host:teams.save')}
      onSubmit={() => onName(value.trim())}
      onClose={onClose}
    >
      <label className="stack">
        <span className="label">{t('host:teams.name')}</span>
        <input
          className="input"
          value={value}
          maxLength={NAME_MAX_LENGTH}
          placeholder={usual}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
    </FormDialog>
  );
}
