// Target list of a card: pressing a player uses it on them.

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#src/features/powerups/refusal.tsx';
import type { OpenGame } from '#src/game/play.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { filterByName } from '#src/ui/filterByName.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { QuietButton } from '#src/ui/Button.tsx';

type Players = AnswerFor<'powerupTargets'>['players'];

interface TargetsProps {
  readonly game: Pick<OpenGame, 'caller' | 'seat'>;
  readonly card: number;
  readonly isReady: boolean;
  /** Reason the last choice failed, for instance because the target left. */
  readonly problem: Refusal | null;
  readonly onChoose: (playerId: string) => void;
}

/** With fewer players, a search field is clutter. */
const SEARCH_FROM = 9;

export function Targets({ game, card, isReady, problem: refusal, onChoose }: TargetsProps): ReactNode {
  const { t } = useTranslation('powerups');
  const { found, problem, again, isAskedAgain, gone } = useTargets(game, card, refusal);
  const [typed, setTyped] = useState('');
  const heading = useHeadingFocus(gone === 0 ? '' : `${found?.length}`);
  const ids = { title: useId(), search: useId() };
  const shown = filterByName(found ?? [], typed);
  const retry = <QuietButton onClick={again}>{t('powerups:picker.again')}</QuietButton>;
  return (
    <section className="target-choice" aria-labelledby={ids.title} aria-busy={!found && problem === null}>
      <h3 id={ids.title} ref={heading} tabIndex={-1} className="target-title">
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
        <ul className="target-list grid gap-2" aria-labelledby={ids.title}>
          {shown.map(({ playerId, name, character }) => (
            <li key={playerId}>
              <button
                type="button"
                className="target strip gap-3 breaks"
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
  /** null until loaded. */
  readonly found: Players | null;
  readonly problem: FailureType | null;
}

const NOT_YET: Found = { found: null, problem: null };

/** Loads the targets when the sheet opens, on each retry, and when a chosen target is gone. */
function useTargets({ caller, seat }: TargetsProps['game'], card: number, refusal: Refusal | null) {
  const { roomHash, playerId, ticket } = seat;
  const [result, setResult] = useState<Found>(NOT_YET);
  const [tries, setTries] = useState(0);
  const [gone, setGone] = useState(0);
  const [heard, setHeard] = useState(refusal);
  if (heard !== refusal) {
    setHeard(refusal);
    if (refusal?.type === 'powerup.NO_TARGET') setGone(gone + 1);
  }
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    caller.call('powerupTargets', { roomHash, playerId, card }, { seat: ticket, signal }).then(
      ({ players }) => !signal.aborted && setResult({ found: players, problem: null }),
      (error: unknown) => !signal.aborted && setResult({ found: null, problem: failureType(error) }),
    );
    return () => left.abort();
  }, [caller, roomHash, playerId, ticket, card, tries, gone]);
  const again = () => {
    setResult(NOT_YET);
    setTries(tries + 1);
  };
  // The retry button stays mounted while loading, so it keeps the focus.
  return { ...result, again, isAskedAgain: tries > 0, gone };
}
