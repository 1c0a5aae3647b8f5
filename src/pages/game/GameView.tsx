// A running game: the canvas or the plain page, the DOM twin, the chrome around it, and the summary at the
// end.

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Guidance } from '#scenes/index.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';
import { usePageTitle } from '#src/ui/Page.tsx';
import { useReducedMotionPage } from '#src/platform/useReducedMotionPage.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import type { OpenGame } from '#src/game/play.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { isEndScene } from '#core/views/scene.ts';
import { useGameAudio } from '#src/game/useGameAudio.ts';
import { useGameTheme } from '#src/game/useGameTheme.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import { useClosingWarning } from '#src/game/useClosingWarning.ts';
import { useAnnouncements, useShortcuts } from '#src/game/useGameEffects.ts';
import { ConnectionBanner } from '#src/pages/game/ConnectionBanner.tsx';
import { GameBar } from '#src/pages/game/GameBar.tsx';
import { preloadParts, SummaryView } from '#src/pages/game/preloadParts.ts';
import { useExits } from '#src/pages/game/useExits.tsx';
import { StageUnavailableNotice } from '#src/game/StageUnavailableNotice.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import '#src/pages/game/game.css';
import '#src/game/stage.css';
import '#src/game/twins/twin.css';

const CorrectionNotice = lazyExport(
  // The new score shows without it.
  () => import('#src/game/CorrectionNotice.tsx').catch(() => ({ CorrectionNotice: () => null })),
  'CorrectionNotice',
);
const Extras = lazyExport(
  // Nothing is missing without them but comfort.
  () => import('#src/game/extras/Extras.tsx').catch(() => ({ Extras: () => null })),
  'Extras',
);
const StageView = lazyStage(() => import('#src/game/StageView.tsx'), 'StageView');

export function GameView({ game, view }: { readonly game: OpenGame; readonly view: PlayerView }): ReactNode {
  const { scene, draft, traces, phase, waitsForNext } = useStore(game.controller.play);
  const webgl = useSetting('webgl');
  const [drawable, setDrawable] = useState(true);
  const [shown, setShown] = useState(false);
  const [guidance, setGuidance] = useState<Guidance>();
  const [summaryFor, setSummaryFor] = useState<number | null>(null);
  const { leave, finish, warning } = useExits(game);
  const [makerPresses, setMakerPresses] = useState(0);
  const drawn = webgl === 'on' && drawable;
  usePageTitle(view.room.title);
  useReducedMotionPage(view.room.options.reduceMotion);
  useGameTheme(view.room);

  const onIntent = (intent: PlayIntent) => {
    if (isEndScene(scene) && (intent.type === 'next' || intent.type === 'submit'))
      setSummaryFor(view.me.attempt);
    else if (intent.type === 'openMaker') setMakerPresses(makerPresses + 1);
    else game.controller.intent(intent);
  };

  useAnnouncements(scene, view, draft, phase);
  useShortcuts(view, phase, draft.held, onIntent);
  useClosingWarning(view);
  // A page of its own, or a twin without a canvas, is settled as soon as it is rendered.
  const settled = useFirstScene(shown || !drawn || (phase?.page !== undefined && scene === phase.scene));
  const asked = view.room.questionTypes.join(' ');
  useEffect(() => {
    if (settled) preloadParts(drawn, asked.split(' ') as QuestionType[]);
  }, [settled, drawn, asked]);
  useGameAudio(view, scene, phase, { drawn, settled });

  if (scene === null) return null;
  const twin: TwinProps = { view, draft, traces, scene, phase, waitsForNext, onIntent };
  const again =
    view.me.remainingAttempts !== 0 && !isTeacherPaced(view.room) && view.room.state === 'running';
  if (isEndScene(scene) && summaryFor === view.me.attempt)
    return (
      <Suspense fallback={<Opening />}>
        <SummaryView
          view={view}
          onBack={() => setSummaryFor(null)}
          {...(view.room.playMode === 'solo' && game.seat.quizId && { quizId: game.seat.quizId })}
          {...(again && { onAgain: () => game.controller.intent({ type: 'again' }) })}
        />
      </Suspense>
    );
  const bar = (
    <>
      <GameBar
        view={view}
        scene={scene}
        phase={phase}
        given={draft.state !== 'open'}
        onIntent={onIntent}
        onLeave={leave}
        onFinish={finish}
        {...(game.seat.previewOf !== undefined && { previewOf: game.seat.previewOf })}
        {...(game.seat.previewWay !== undefined && { previewWay: game.seat.previewWay })}
      />
      {settled && (
        <Suspense>
          <Extras
            game={game}
            view={view}
            draft={draft}
            scene={scene}
            makerPresses={makerPresses}
            onGuidance={setGuidance}
          />
        </Suspense>
      )}
      {view.me.corrections && (
        <Suspense>
          <CorrectionNotice view={view} />
        </Suspense>
      )}
    </>
  );
  if (phase?.page && scene === phase.scene)
    return (
      <div className="game game--page scenery" data-quiz-language={view.room.language}>
        {bar}
        <ConnectionBanner game={game} view={view} />
        {warning}
        <Suspense fallback={<Opening />}>{phase.page({ view, onIntent })}</Suspense>
      </div>
    );
  return (
    <div className="game" data-drawn={drawn} data-quiz-language={view.room.language}>
      {bar}
      <ConnectionBanner game={game} view={view} />
      {warning}
      <main className="game-main">
        {drawn ? (
          <Suspense fallback={<Opening />}>
            <StageView
              {...twin}
              guidance={guidance}
              onShown={() => setShown(true)}
              onStageUnavailable={() => setDrawable(false)}
            />
          </Suspense>
        ) : (
          <div className="game-plain inset scenery">
            <div className="twin card">
              {!drawable && <StageUnavailableNotice onRetry={() => setDrawable(true)} />}
              <PlayerTwin {...twin} />
            </div>
          </div>
        )}
      </main>
    </div>
  );
}

/** Shown briefly while something is still loading. */
function Opening(): ReactNode {
  const { t } = useTranslation('play');
  return <p className="visually-hidden">{t('play:opening')}</p>;
}
