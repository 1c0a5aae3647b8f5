// Bar above the game, for everything that isn't part of the game itself.

import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import type { SceneId } from '#scenes/index.ts';
import { firstOf, playerFeatures, textsOf } from '#src/game/features.ts';
import type { BarProps } from '#src/game/playerFeature.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { isEndScene } from '#core/views/scene.ts';
import { GameMenu } from '#src/pages/game/preloadParts.ts';
import { useConfirm } from '#src/ui/useConfirm.ts';
import '#src/pages/game/gameBar.css';

export interface GameBarProps {
  readonly view: PlayerView;
  readonly scene: SceneId;
  readonly phase: Phase | null;
  /** True if an answer to the open question is on its way. */
  readonly given: boolean;
  readonly onIntent: (intent: PlayIntent) => void;
  readonly onLeave: () => void;
  readonly onFinish: () => void;
  /** Id of the quiz being previewed; absent in a real game. */
  readonly previewOf?: string;
  /** The way that is previewed, shown until the player is ready. */
  readonly previewWay?: string;
}

export function GameBar({
  view,
  scene,
  phase,
  given,
  onIntent,
  onLeave,
  onFinish,
  previewOf,
  previewWay,
}: GameBarProps): ReactNode {
  const { t } = useTranslation('play');
  const [menu, setMenu] = useState(false);
  const { slide, room } = view;
  const ownPace = !isTeacherPaced(room) && room.state === 'running' && !isEndScene(scene);
  const isOpen = ownPace && phase === null && slide?.state === 'active' && !slide.answered && !given;
  const open = isOpen ? slide : null;
  const note = ownPace && scene === 'question' ? firstOf((feature) => feature.note?.(view)) : null;
  const texts = textsOf(view);
  const bar: BarProps = { view, scene, open, texts, onIntent };
  const confirm = useConfirm(open ? askedKey(view) : '');
  const skip = async () => {
    const question = {
      title: t('play:skipping.title'),
      ...(open?.question?.hasCorrectAnswer && { body: t(texts.skipBody ?? 'play:skipping.body') }),
      confirm: t('play:skip'),
      cancel: t('play:skipping.stay'),
      danger: true,
    };
    if (texts.skipLosesNothing || (await confirm(question))) onIntent({ type: 'skip' });
  };
  return (
    <header className="rigid">
      {previewOf !== undefined && (
        <p className="game-note game-note--row row">
          {(phase?.id === 'ready' && previewWay) || t('play:preview.sign')}
          <Link className="bar-button preview-back" href={`~/host/quiz/${previewOf}`}>
            {t('play:preview.back')}
          </Link>
        </p>
      )}
      <div className="game-bar strip">
        <p className="game-bar-title clamp-2 fill strong muted">{room.title}</p>
        {playerFeatures
          .get()
          .map(({ OfQuestion }, index) => OfQuestion && <OfQuestion key={index} {...bar} />)}
        {open && texts.skip !== null && (
          <button type="button" className="bar-button" onClick={() => void skip()}>
            {t(texts.skip ?? 'play:skip')}
          </button>
        )}
        {playerFeatures.get().map(({ OfGame }, index) => OfGame && <OfGame key={index} {...bar} />)}
        {room.state === 'paused' && room.dueAt !== null && (
          <button type="button" className="bar-button" onClick={onLeave}>
            {t('play:menu.leave')}
          </button>
        )}
        <button type="button" className="bar-button" aria-haspopup="dialog" onClick={() => setMenu(true)}>
          {t('play:menu.title')}
        </button>
        {menu && (
          <Suspense>
            <GameMenu
              onClose={() => setMenu(false)}
              view={view}
              onLeave={onLeave}
              {...(ownPace && { onFinish })}
            />
          </Suspense>
        )}
      </div>
      {playerFeatures.get().map(({ Row }, index) => Row && <Row key={index} {...bar} />)}
      {note && <p className="game-note">{t(note.key, note.values ?? {})}</p>}
    </header>
  );
}
