// On whom an aimed card is used: a press on a player uses it.

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenGame } from '#src/game/openGame.ts';
import { type FailureType, failureType } from '#src/services/requests/requestError.ts';
import type { AnswerFor } from '#src/services/requests/wire.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { foundByName } from '#src/shell/foundByName.ts';
import { Failure } from '#src/shell/Failure.tsx';

type Players = AnswerFor<'powerupTargets'>['players'];

interface TargetsProps {
  readonly game: Pick<OpenGame, 'caller' | 'seat'>;
  readonly card: number;
  readonly isReady: boolean;
  readonly onChoose: (playerId: string) => void;
}

/** With fewer a search field is only in the way. */
const SEARCH_FROM = 9;

export function Targets({ game, card, isReady, onChoose }: TargetsProps): ReactNode {
  const { t } = useTranslation('powerups');
  const { found, problem, again, isAskedAgain } = useTargets(game, card);
  const [typed, setTyped] = useState('');
  const ids = { title: useId(), search: useId() };
  const shown = foundByName(found ?? [], typed);
  const retry = (
    <button type="button" className="button button--quiet" onClick={again}>
      {t('powerups:picker.again')}
    </button>
  );
  return (
    <section className="target-choice" aria-labelledby={ids.title} aria-busy={!found && problem === null}>
      <h3 id={ids.title} className="target-title">
        {t('powerups:picker.title')}
      </h3>
      <output>
        {problem === null && !found && <span className="muted">{t('powerups:picker.loading')}</span>}
        {found?.length === 0 && t('powerups:picker.nobody')}
        {found &&
          found.length > 0 &&
          shown.length === 0 &&
          t('powerups:picker.noneFound', { name: typed.trim() })}
      </output>
      <Failure type={problem} />
      {(problem !== null || found?.length === 0 || (isAskedAgain && !found)) && retry}
      {found && found.length >= SEARCH_FROM && (
        <>
          <label htmlFor={ids.search} className="visually-hidden">
            {t('powerups:picker.search')}
          </label>
          <input
            id={ids.search}
            className="input"
            value={typed}
            placeholder={t('powerups:picker.search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      {shown.length > 0 && (
        <ul className="target-list" aria-labelledby={ids.title}>
          {shown.map(({ playerId, name, character }) => (
            <li key={playerId}>
              <button
                type="button"
                className="target"
                aria-disabled={!isReady}
                onClick={() => onChoose(playerId)}
              >
                <Avatar character={character} size={40} />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Found {
  /** null: not yet. */
  readonly found: Players | null;
  readonly problem: FailureType | null;
}

const NOT_YET: Found = { found: null, problem: null };

/** Who can be chosen as the sheet opens, and each time that it is asked again. */
function useTargets({ caller, seat }: TargetsProps['game'], card: number) {
  const { roomHash, playerId, ticket } = seat;
  const [result, setResult] = useState<Found>(NOT_YET);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    caller.call('powerupTargets', { roomHash, playerId, card }, { seat: ticket, signal }).then(
      ({ players }) => !signal.aborted && setResult({ found: players, problem: null }),
      (error: unknown) => !signal.aborted && setResult({ found: null, problem: failureType(error) }),
    );
    return () => left.abort();
  }, [caller, roomHash, playerId, ticket, card, tries]);
  const again = () => {
    setResult(NOT_YET);
    setTries(tries + 1);
  };
  // The button that asks again keeps its place, and the focus, while it does.
  return { ...result, again, isAskedAgain: tries > 0 };
}
