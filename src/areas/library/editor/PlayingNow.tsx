// Notice in the editor that the quiz is being played, with a way to use its changes in the game.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { spacedCode } from '#core/room/code.ts';
import { isFinished } from '#core/room/phase.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { QuizChangesDialog } from '#src/host/changes/LazyQuizChangesDialog.ts';
import { usableIn, useQuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { useHostedGames } from '#src/host/quizzes/quizzes.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';

type HostedGame = AnswerFor<'listHostedGames'>['games'][number];

/** Returns the host's open games with this quiz. */
export function useGamesWith(quizId: string): readonly HostedGame[] {
  const { data } = useHostedGames();
  return data?.games.filter((game) => game.quizId === quizId && !isFinished(game.state)) ?? [];
}

export function PlayingNow({ games }: { readonly games: readonly HostedGame[] }): ReactNode {
  const { t } = useTranslation('editor');
  const { sync } = useEditorSession();
  const { notices } = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (roomHash: string) => {
    // The server compares what is saved.
    await sync.flush();
    if (sync.state.getState().status === 'saved') setChosen(roomHash);
    else notices.toast('info', t('editor:playing.unsaved'));
  };
  return (
    <>
      {games.map((game) => (
        <Playing key={game.roomHash} game={game} onChoose={() => void choose(game.roomHash)} />
      ))}
      {chosen !== null && <QuizChangesDialog roomHash={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface PlayingProps {
  readonly game: HostedGame;
  readonly onChoose: () => void;
}

function Playing({ game: { roomHash, roomCode }, onChoose }: PlayingProps): ReactNode {
  const { t } = useTranslation('editor');
  const { sync } = useEditorSession();
  const isSaved = useStore(sync.state, ({ status }) => status === 'saved');
  const { data } = useQuizChanges(roomHash);
  // What was saved after the comparison may be of use.
  const isCompared = isSaved && data?.revision === sync.revision();
  return (
    <p className="editor-playing strip gap-3 apart">
      <span>{t('editor:playing.now', { code: spacedCode(roomCode) })}</span>
      {!(isCompared && usableIn(data).length === 0) && (
        <QuietButton small className="rigid" aria-haspopup="dialog" onClick={onChoose}>
          {t('editor:playing.use')}
        </QuietButton>
      )}
    </p>
  );
}
