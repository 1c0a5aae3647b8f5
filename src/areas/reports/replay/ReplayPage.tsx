// Replay of a finished game: a timeline, the leaderboard at a moment, and any player's screen.

import '#scenes/features/registry.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { rowName } from '#scenes/parts/model.ts';
import { placeOf } from '#scenes/model.ts';
import { verdictWords } from '#scenes/player/question/model.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ReplayMark, ReplayOverview } from '#core/views/replay.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import type { LoadedMoment } from '#src/areas/reports/replay/replayLoader.ts';
import {
  type Playback,
  usePlayback,
  useReplay,
  useReplayMoment,
} from '#src/areas/reports/replay/useReplay.ts';
import { reportFeatures } from '#src/host/room/hostFeature.ts';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { ReportBar } from '#src/areas/reports/ReportBar.tsx';
import { HostRoom } from '#src/host/room/HostRoom.tsx';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { PlayerScreenSnapshot } from '#src/game/PlayerScreenSnapshot.tsx';
import { HostBar, HostFrame } from '#src/host/shell/HostPage.tsx';
import { failureType } from '#src/platform/requests/requestError.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { clockText } from '#src/ui/clockText.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { Range } from '#src/ui/Range.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { answerText } from '#src/game/twins/wording.ts';
import { Button, IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/reports/replay/replay.css';
import { Section } from '#src/ui/Section.tsx';
import { Select } from '#src/ui/Select.tsx';

export function ReplayPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('reports');
  const roomHash = params['roomHash'] ?? '';
  const back = `/host/game/${roomHash}`;
  return (
    <HostFrame title={t('reports:replay.title')}>
      <HostGate bar={<HostBar back={back} />}>
        <HostRoom roomHash={roomHash} back={back}>
          {(_room, view) => (
            <>
              <ReportBar title={view.room.title} back={back} />
              {isFinished(view.room.state) && view.players.some(({ rank }) => rank !== null) ? (
                <Loaded view={view} />
              ) : (
                <NotPlayed back={back} />
              )}
            </>
          )}
        </HostRoom>
      </HostGate>
    </HostFrame>
  );
}

function NotPlayed({ back }: { readonly back: string }): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <main className="host-main host-main--narrow">
      <div className="card stack">
        <h1 className="title">{t('reports:replay.title')}</h1>
        <p>{t('reports:replay.notYet')}</p>
        <div className="row">
          <Link href={back} className="button">
            {t('reports:player.toGame')}
          </Link>
        </div>
      </div>
    </main>
  );
}

function Loaded({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('reports');
  usePageTitle(t('reports:replay.titleOf', { title: view.room.title }));
  const query = useReplay(view, null);
  return (
    <QueryState query={query}>
      {(overview) => (
        <main className="host-main">
          <h1 className="host-title">{t('reports:replay.title')}</h1>
          <Replay view={view} overview={overview} />
        </main>
      )}
    </QueryState>
  );
}

const SPEEDS: readonly number[] = [1, 4, 16];
const USUAL_SPEED = 4;
/** Milliseconds that a key moves the slider. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1_000,
  ArrowDown: -1_000,
  ArrowRight: 1_000,
  ArrowUp: 1_000,
  PageDown: -10_000,
  PageUp: 10_000,
};

interface ReplayProps {
  readonly view: HostView;
  readonly overview: ReplayOverview;
}

function Replay({ view, overview }: ReplayProps): ReactNode {
  const { t } = useTranslation('host');
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const playback = usePlayback(overview.length, speed);
  const [whose, setWhose] = useState<string | null>(
    () => view.players.find(({ rank }) => rank === 1)?.id ?? view.players[0]?.id ?? null,
  );
  // In teacher-paced games, markers are the same for everyone. If a player's own fail to load, the shared
  // ones are shown without an error.
  const own = useReplay(view, isTeacherPaced(view.room) ? null : whose).data ?? overview;
  const { brought, failure, retry } = useReplayMoment(view.room.hash, playback.place, whose);
  const seen = { view, brought, whose, onWhose: setWhose };
  return (
    <div className="replay grid gap-4">
      <Controls view={view} overview={own} playback={playback} speed={speed} onSpeed={setSpeed} />
      {failure !== null && (
        <div className="replay-failure row">
          <Failure type={failureType(failure)} />
          <Button onClick={retry}>{t('host:retry')}</Button>
        </div>
      )}
      <ReplayLeaderboard {...seen} />
      <Screen {...seen} />
    </div>
  );
}

interface ControlsProps {
  readonly view: HostView;
  readonly overview: ReplayOverview;
  readonly playback: Playback;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

function Controls({
  view: { players },
  overview: { length, marks },
  playback,
  speed,
  onSpeed,
}: ControlsProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const { place, playing, goTo, toggle } = playback;
  const now = marks.findLast((mark) => mark.place <= place);
  const before = marks.findLast((mark) => mark.place < place);
  const after = marks.find((mark) => mark.place > place);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list, so that the page doesn't jump.
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
    list.current.scrollTop = current.offsetTop - (list.current.clientHeight - current.clientHeight) / 2;
  }, [now]);
  const words = t('reports:replay.placeOf', { place: clockText(place), length: clockText(length) });
  const nameOf = (playerId: string): string =>
    players.find(({ id }) => id === playerId)?.name ?? t('reports:replay.gone');
  const name = (mark: ReplayMark): string => {
    const { kind, question } = mark;
    if (kind === 'feature')
      return (
        reportFeatures()
          .map(({ markText }) => markText?.(mark, nameOf, t))
          .find(Boolean) ?? ''
      );
    if (question === null && (kind === 'fixed' || kind === 'fixedAfter'))
      return t(`reports:replay.unmet.${kind}`);
    return t(`reports:replay.mark.${kind}`, question === null ? {} : { number: question + 1 });
  };
  return (
    <section className="replay-controls card" aria-label={t('reports:replay.controls')}>
      <div className="replay-line row">
        <IconButton
          disabled={!before}
          label={t('reports:replay.back')}
          onClick={() => before && goTo(before.place)}
        >
          <ChevronLeft />
        </IconButton>
        <Button className="replay-play" onClick={toggle}>
          {playing ? <Pause size={20} /> : <Play size={20} />}
          {t(playing ? 'reports:replay.pause' : 'reports:replay.play')}
        </Button>
        <IconButton
          disabled={!after}
          label={t('reports:replay.forward')}
          onClick={() => after && goTo(after.place)}
        >
          <ChevronRight />
        </IconButton>
        <Range
          className="replay-slider"
          min={0}
          max={length}
          step={1}
          value={place}
          aria-label={t('reports:replay.slider')}
          // While playing, the time would be announced twice a second.
          aria-valuetext={[...(playing ? [] : [words]), ...(now ? [name(now)] : [])].join(', ')}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (step === undefined) return;
            event.preventDefault();
            goTo(place + step);
          }}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
        <span className="replay-time strong tabular" aria-hidden="true">
          {words}
        </span>
        <label className="replay-speed">
          <span className="visually-hidden">{t('reports:replay.speed')}</span>
          <Select
            values={SPEEDS}
            value={speed}
            labelOf={(each) => t('reports:replay.times', { speed: each })}
            onChange={onSpeed}
          />
        </label>
      </div>
      <ol ref={list} className="replay-marks flex gap-2" aria-label={t('reports:replay.marks')}>
        {marks.map((mark, index) => (
          // Markers never change their order.
          <li key={index}>
            <QuietButton
              small
              aria-current={mark === now ? 'step' : undefined}
              onClick={() => goTo(mark.place)}
            >
              {name(mark)}
            </QuietButton>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReplayMomentProps {
  readonly view: HostView;
  readonly brought: LoadedMoment | null;
  readonly whose: string | null;
  readonly onWhose: (playerId: string | null) => void;
}

function ReplayLeaderboard({ view, brought, whose, onWhose }: ReplayMomentProps): ReactNode {
  const say = useWords();
  const moment = brought?.moment;
  const { t, i18n } = useTranslation(['reports', 'host']);
  const slide = moment?.slide;
  const question = slide && view.questions.find(({ index }) => index === slide.index)?.question;
  return (
    <Section className="replay-board card" title={t('reports:replay.standings')} aria-busy={!moment}>
      {slide && question && (
        <p>
          <strong>{t('reports:replay.mark.question', { number: slide.index + 1 })}</strong>{' '}
          <TextOrPicture of={question} />
          <span className="muted replay-answered">
            {t('host:slide.answered', { count: slide.expected, answered: slide.answered })}
          </span>
        </p>
      )}
      {moment && (moment.board?.rows.length ?? 0) === 0 && (
        <p className="muted">{t('reports:replay.nobody')}</p>
      )}
      <ol className="replay-rows grid gap-1">
        {moment?.board?.rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="replay-row strip"
              aria-pressed={row.id === whose}
              // A group such as a team has no screen of its own.
              disabled={reportFeatures().some(({ isGroup }) => isGroup?.(row))}
              onClick={() => onWhose(row.id)}
            >
              <span className="replay-rank bold tabular text-center">{row.rank}</span>
              <Avatar character={row.character} size={36} />
              <span className="replay-name fill">{say(rowName(row))}</span>
              <span className="strong tabular">{row.score.toLocaleString(i18n.language)}</span>
            </button>
          </li>
        ))}
      </ol>
      {moment?.board && moment.board.total > moment.board.rows.length && (
        <p className="muted">
          {t('host:room.more', { count: moment.board.total - moment.board.rows.length })}
        </p>
      )}
    </Section>
  );
}

function Screen({ view, brought, whose, onWhose }: ReplayMomentProps): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'play']);
  const names = useMemo(() => {
    const inside = view.players.filter(({ approval }) => approval === 'approved');
    const sorted = inside.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language));
    return new Map(sorted.map(({ id, name }) => [id, name]));
  }, [view.players, i18n.language]);
  // The last screen stays while another player's is loading.
  const screen = brought?.moment.player;
  return (
    <Section
      className="replay-stage card"
      title={t('reports:replay.screen')}
      tools={
        <Select
          aria-label={t('reports:replay.screenOf')}
          values={[...names.keys()]}
          value={whose ?? ''}
          labelOf={(playerId) => names.get(playerId) ?? ''}
          onChange={onWhose}
        />
      }
    >
      {brought && screen ? (
        <div className="grid" aria-busy={brought.playerId !== whose}>
          <PlayerScreenSnapshot className="replay-screen" view={screen} at={brought.moment.at} />
          <Caption view={screen} />
        </div>
      ) : (
        <p className="replay-empty muted">
          {t(brought && brought.playerId === whose ? 'reports:replay.notIn' : 'reports:replay.loading')}
        </p>
      )}
    </Section>
  );
}

/** The screen in words, because the picture above it isn't interactive. */
function Caption({ view }: { readonly view: PlayerView }): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'play', 'host']);
  const say = useWords();
  const { slide, me } = view;
  const question = slide?.question;
  const parts = [
    ...(slide && question
      ? [
          say(placeOf(slide)),
          question.text || question.media?.alt || '',
          ...(slide.answered
            ? [
                answerText(question, slide.answer, slide.feedback?.reveal) ?? t('reports:noAnswer'),
                ...(slide.feedback ? [say(verdictWords(slide.feedback.state, slide.feedback.result))] : []),
              ]
            : [t('reports:replay.open')]),
        ]
      : [t('reports:replay.between')]),
    t('host:results.points', { count: me.score, points: me.score.toLocaleString(i18n.language) }),
  ];
  return <p className="replay-caption">{parts.join(' · ')}</p>;
}
