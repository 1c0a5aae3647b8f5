// Game setup page: choose the game type and options for a quiz, then host it.

import { CalendarClock, Play } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { type WayId, WAYS, wayOf, waysIn } from '#core/features/ways.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';
import { PREVIEW_TYPES } from '#core/solo/solo.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QUERY, type QuizCardData, useQuiz } from '#src/host/quizzes/quizzes.ts';
import { recordedGameOf } from '#src/host/room/HostFeatures.tsx';
import {
  AssignField,
  type Assignment,
  defaultAssignment,
  DueAtField,
} from '#src/host/options/AssignField.tsx';
import { choiceOf, saveChoice, loadChoice, type HostingChoice } from '#src/host/options/lastOptions.ts';
import { OpensAtField } from '#src/host/options/OpensAtField.tsx';
import { OptionGroups } from '#src/host/options/OptionGroups.tsx';
import { fitOptions } from '#src/host/options/fitOptions.ts';
import { changedFields, optionGroups } from '#src/host/options/optionFields.tsx';
import { wayPreset } from '#src/host/options/presets.ts';
import { QuizGone, HostAgainNote } from '#src/host/options/HostAgainNote.tsx';
import { gameToHostAgain, type PlayedGame, usePlayedGame } from '#src/host/options/playedGame.ts';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { PreviewButton } from '#src/host/quizzes/PreviewButton.tsx';
import { UnfinishedNote } from '#src/host/quizzes/UnfinishedNote.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { WAY_LOOKS } from '#src/host/options/wayLooks.ts';
import { WayPicker } from '#src/host/options/WayPicker.tsx';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/host/options/optionsPage.css';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { Form } from '#src/ui/Form.tsx';

export function OptionsPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('host');
  const quizId = params['quizId'] ?? '';
  return (
    <HostPage title={t('host:options.title')} back={`/host/quiz/${quizId}`}>
      <Loaded quizId={quizId} />
    </HostPage>
  );
}

function Loaded({ quizId }: { readonly quizId: string }): ReactNode {
  const again = gameToHostAgain(useSearch());
  const quiz = useQuiz(quizId);
  const game = usePlayedGame(again);
  // A failed request can be retried; a game that was deleted, or belongs to another host, is lost for good.
  const lost = game.isError && isGone(failureType(game.error));
  if (again !== null && !quiz.data && failureType(quiz.error) === 'quiz.NOT_FOUND')
    return <QuizGone roomHash={again} quizId={quizId} onBack={() => quiz.refetch()} />;
  return (
    <QueryState query={quiz}>
      {({ card, unfinished }) =>
        again === null || lost ? (
          <Chosen quiz={card} unfinished={unfinished} game={null} lost={lost} />
        ) : (
          <QueryState query={game}>
            {(played) => <Chosen quiz={card} unfinished={unfinished} game={played} lost={false} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

function isGone(type: FailureType): boolean {
  return type === 'room.NOT_FOUND' || type === 'request.FORBIDDEN';
}

interface ChosenProps {
  readonly quiz: QuizCardData;
  /** Number of unfinished questions, which the game leaves out. */
  readonly unfinished: number;
  /** The game being hosted again; null for a new one. */
  readonly game: PlayedGame | null;
  /** True if a game was to be hosted again but its options can't be read. */
  readonly lost: boolean;
}

function Chosen({ quiz, unfinished, game, lost }: ChosenProps): ReactNode {
  const { localStore } = useServices();
  const [choice, setChoice] = useState(() => {
    const last = loadChoice(localStore);
    return game ? choiceOf(game, last) : { ...last, way: quiz.way ?? last.way };
  });
  return (
    <OptionsForm
      quiz={quiz}
      unfinished={unfinished}
      choice={choice}
      playMode={game?.playMode ?? 'live'}
      origin={game || lost ? <HostAgainNote game={game} quiz={quiz} /> : null}
      onChange={setChoice}
    />
  );
}

/** Way of an assigned game when the chosen way can't be assigned. */
const ASSIGNED_FIRST: WayId = 'normal';

interface OptionsFormProps extends Pick<ChosenProps, 'quiz' | 'unfinished'> {
  readonly choice: HostingChoice;
  /** The mode selected at first. */
  readonly playMode: PlayMode;
  /** A note about where the options come from. */
  readonly origin: ReactNode;
  readonly onChange: (choice: HostingChoice) => void;
}

function OptionsForm(props: OptionsFormProps): ReactNode {
  const { quiz, choice, playMode: first, origin, onChange } = props;
  const { t } = useTranslation(['host', 'library']);
  // An opening time applies to one game only, so it isn't saved with the choice.
  const [moment, setOpensAt] = useState('');
  const [assignment, setAssignment] = useState(() => ({ ...defaultAssignment(), playMode: first }));
  const { playMode } = assignment;
  const ways = waysIn(playMode);
  // A teacher-paced game can't be assigned, so another way takes its place while "Assigned" is selected.
  const way = ways.includes(choice.way) ? choice.way : ASSIGNED_FIRST;
  const { type } = WAYS[way];
  const options = fitOptions(choice.options[way], quiz);
  const recorded = recordedGameOf({ type });
  // A recorded game has no lobby to wait in, so it always opens now.
  const opensAt = recorded ? '' : moment;
  const hosting = useHosting({ quizId: quiz.id, choice: { ...choice, way }, options, opensAt, assignment });
  usePageTitle(t('host:options.titleOf', { title: quiz.title }));
  const title = useId();
  // Turning power-ups on or off, for example, makes it another way.
  const setOptions = (next: GameOptions) => {
    const nextWay = wayOf({ type, options: next, playMode }, way);
    onChange({ way: nextWay, options: { ...choice.options, [nextWay]: next } });
  };
  return (
    <main className="host-main">
      <Form className="options stack" onSubmit={hosting.start}>
        <div className="options-head">
          <div>
            <h1 id={title} className="host-title">
              {t('host:options.title')}
            </h1>
            <p className="muted">{quiz.title}</p>
            <UnfinishedNote count={props.unfinished}>
              <Link href={`/host/quiz/${quiz.id}/edit`}>
                {t('library:quiz.finish', { count: props.unfinished })}
              </Link>
            </UnfinishedNote>
          </div>
          <AssignField value={assignment} onChange={setAssignment} />
        </div>
        {playMode === 'async' && (
          <DueAtField
            value={assignment.dueAt}
            onChange={(dueAt) => setAssignment({ ...assignment, dueAt })}
          />
        )}
        {origin}
        <WayPicker
          labelledBy={title}
          ways={ways}
          value={way}
          onChange={(each) => onChange({ ...choice, way: each })}
        />
        <OptionGroups
          way={way}
          playMode={playMode}
          options={options}
          questionCount={quiz.questionCount}
          onChange={setOptions}
        >
          {!recorded && <OpensAtField value={opensAt} onChange={setOpensAt} />}
        </OptionGroups>
        <div className="options-end card">
          <Summary
            way={way}
            playMode={playMode}
            options={options}
            dueAt={playMode === 'async' ? new Date(assignment.dueAt).getTime() : null}
            onReset={() => setOptions(wayPreset(way))}
          />
          {hosting.problem !== null && <Failure type={hosting.problem} />}
          <div className="options-start strip gap-3">
            {!recorded && (
              <PreviewButton quiz={quiz} label={t('host:preview.short')} {...previewOf(way, options)} />
            )}
            <Button type="submit" big disabled={hosting.busy}>
              {recorded ? (
                <recorded.StartIcon size={22} aria-hidden="true" />
              ) : opensAt === '' ? (
                <Play size={22} fill="currentColor" />
              ) : (
                <CalendarClock size={22} />
              )}
              {startText()}
            </Button>
          </div>
        </div>
      </Form>
    </main>
  );

  function startText(): string {
    if (hosting.busy) return t('host:options.starting');
    if (recorded) return recorded.startText(t);
    if (opensAt !== '') return t('host:options.schedule');
    return t(playMode === 'async' ? 'host:assign.start' : 'host:options.start');
  }
}

/** A game that the teacher leads is previewed as practice: alone, nobody would lead it. */
function previewOf(way: WayId, options: GameOptions) {
  const { type: gameType } = WAYS[way];
  return PREVIEW_TYPES.includes(gameType) ? { way, game: { gameType, gameOptions: { ...options } } } : {};
}

interface Hosting {
  readonly quizId: string;
  /** Choice remembered on this device. */
  readonly choice: HostingChoice;
  /** The options of the chosen way, adjusted to this quiz. */
  readonly options: GameOptions;
  /** In this device's local time; '' for now. */
  readonly opensAt: string;
  readonly assignment: Assignment;
}

/** Opens or schedules the room and goes there. */
function useHosting({ quizId, choice, options, opensAt, assignment: { playMode, dueAt } }: Hosting) {
  const host = useHost();
  const { localStore } = useServices();
  const [, navigate] = useLocation();
  // Players still on that game's final screen are invited along.
  const rematchOf = gameToHostAgain(useSearch());
  const { busy, problem, attempt } = useAttempt();
  const open = async () => {
    const { roomHash } = await host.call('hostGame', {
      quizId,
      type: WAYS[choice.way].type,
      gameOptions: { ...options },
      ...(playMode === 'async' && { playMode, dueAt: new Date(dueAt).getTime() }),
      ...(opensAt !== '' && { opensAt: new Date(opensAt).getTime() }),
      ...(rematchOf !== null && { rematchOf }),
    });
    saveChoice(localStore, choice);
    void host.queries.invalidateQueries({ queryKey: QUERY.games });
    navigate(`/host/game/${roomHash}`);
  };
  return { start: () => attempt(open), busy, problem };
}

interface SummaryProps {
  readonly way: WayId;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
  /** In ms; null for a live game, NaN while no date is entered. */
  readonly dueAt: number | null;
  readonly onReset: () => void;
}

/** One-line summary of what differs from the defaults. */
function Summary({ way, playMode, options, dueAt, onReset }: SummaryProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const { type } = WAYS[way];
  const fields = optionGroups(type, playMode).flatMap((group) => group.fields);
  const changed = changedFields(fields, way, options);
  const timer = t(`host:option.timer.choice.${options.timer}`);
  return (
    <div className="options-summary row">
      <p>
        <strong>{t(WAY_LOOKS[way].name)}</strong>
        {dueAt !== null && !Number.isNaN(dueAt) && (
          <> · {t('host:assign.dueAt', { when: dateTimeText(i18n.language, dueAt) })}</>
        )}
        {changed.length > 0 && (
          <>
            {' · '}
            {t('host:options.changed', {
              count: changed.length,
              list: changed.map(({ name }) => t(`host:option.${name}.label`)).join(', '),
            })}
          </>
        )}
        <span className="options-usual">
          {!recordedGameOf({ type }) && <> · {t('host:options.timerIs', { timer })}</>}
          {changed.length === 0 && <> · {t('host:options.usual')}</>}
        </span>
      </p>
      {changed.length > 0 && (
        <button type="button" className="link-button" onClick={onReset}>
          {t('host:options.reset')}
        </button>
      )}
    </div>
  );
}
