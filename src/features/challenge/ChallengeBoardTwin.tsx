// DOM version of a challenge's final board, before and after the last friend finishes.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { challengeBoardModel } from '#scenes/features/challenge/model.ts';
import { type ChallengeActions, useActions } from '#src/features/challenge/actions.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { BoardRowTwin } from '#src/game/twins/BoardRowTwin.tsx';
import { visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/game/twins/board.css';
import '#src/features/challenge/challengeBoard.css';

export function ChallengeBoardTwin({ view, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const actions = useActions();
  const { room } = view;
  const model = challengeBoardModel(view);
  const over = isFinished(room.state);
  const heading = useHeadingFocus(over ? 'challengeOver' : 'challengeDone');
  const noteOf = (id: string) => {
    if (over) return undefined;
    return model.arrived.has(id) ? t('play:challenge.arrived') : t('play:challenge.stillClimbing');
  };
  return (
    <section className="twin-board">
      <h1 ref={heading} tabIndex={-1} {...place(null, 'twin-heading')}>
        {say(model.title)}
      </h1>
      <p aria-live="polite" {...place(null, 'twin-lead')}>
        {say(model.line)}
      </p>
      <ol className="twin-rows">
        {model.rows.map((row) => {
          const note = noteOf(row.id);
          return (
            <BoardRowTwin
              key={row.id}
              row={row}
              own={row.id === model.ownId ? 'play:board.you' : null}
              {...(note !== undefined && { note })}
            />
          );
        })}
      </ol>
      <div {...visiblePlacement(place('actions'))}>
        <div className="challenge-actions row">
          {actions && over && <Again view={view} actions={actions} />}
          <button
            type="button"
            className={mayPlayAgain(view) ? 'button button--big button--quiet' : 'button button--big'}
            aria-keyshortcuts={keyHint('Enter')}
            onClick={() => onIntent({ type: 'next' })}
          >
            {t('play:over.next')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** True if the player can open a rematch or join one. */
function mayPlayAgain({ me, room }: PlayerView): boolean {
  return isFinished(room.state) && (room.challenge?.by === me.playerId || me.rematch !== null);
}

interface AgainProps {
  readonly view: PlayerView;
  readonly actions: ChallengeActions;
}

/** Rematch with the same friends: the challenge's creator opens it, the others join it. */
function Again({ view, actions }: AgainProps): ReactNode {
  const { t } = useTranslation('play');
  const { board, room } = view;
  const name = board?.rows.find(({ id }) => id === room.challenge?.by)?.name ?? '';
  if (!mayPlayAgain(view)) return <p className="muted">{t('play:challenge.waitAgain', { name })}</p>;
  return (
    <Button big disabled={actions.busy} onClick={actions.again}>
      {actions.isOwn ? t('play:challenge.again') : t('play:challenge.joinAgain', { name })}
    </Button>
  );
}
