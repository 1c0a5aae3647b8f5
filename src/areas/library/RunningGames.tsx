// The host's open games, with links back to their rooms.

import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isRecorded } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { useHostedGames } from '#src/host/quizzes/quizzes.ts';
import { spacedCode } from '#core/room/code.ts';
import '#src/areas/library/runningGames.css';
import { Section } from '#src/ui/Section.tsx';

export function RunningGames(): ReactNode {
  const { t, i18n } = useTranslation(['library', 'host']);
  const { data } = useHostedGames();
  const open = data?.games.filter(({ state }) => !isFinished(state)) ?? [];
  if (open.length === 0) return null;
  const when = (at: number): string => dateTimeText(i18n.language, at, 'medium');
  return (
    <Section className="games" title={t('library:games.title')}>
      <ul className="games-list grid">
        {open.map(({ roomHash, roomCode, title, type, state, opensAt, dueAt }) => (
          <li key={roomHash} className="game-row strip gap-3 apart card">
            <div className="game-row-text">
              <h3 className="game-row-title ellipsis">{title}</h3>
              <p className="muted">
                {!isRecorded({ type }) && (
                  <>
                    <strong className="game-row-code">{spacedCode(roomCode)}</strong>
                    {' · '}
                  </>
                )}
                {t(`host:type.${type}.name`)}
                {' · '}
                {opensAt !== null
                  ? t('library:games.opens', { when: when(opensAt) })
                  : dueAt !== null
                    ? t('library:games.due', { when: when(dueAt) })
                    : t(`host:state.${state}`)}
              </p>
            </div>
            <Link href={`/host/game/${roomHash}`} className="button button--small">
              {t('library:games.continue')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
