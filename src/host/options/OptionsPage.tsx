// Game setup page: choose the game type and options for a quiz, then host it.

import { CalendarClock, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { HOSTED_TYPES, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import { PREVIEW_TYPES } from '#core/solo/solo.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { PreviewButton } from '#src/host/quizzes/PreviewButton.tsx';
import { QUERY, type QuizCardData, useQuiz } from '#src/host/quizzes/quizzes.ts';
import { recordedGameOf } from '#src/host/room/HostFeatures.tsx';
import { AssignField, type Assignment, defaultAssignment } from '#src/host/options/AssignField.tsx';
import { choiceOf, saveChoice, loadChoice, type HostingChoice } from '#src/host/options/lastOptions.ts';
import { OpensAtField } from '#src/host/options/OpensAtField.tsx';
import { OptionGroups } from '#src/host/options/OptionGroups.tsx';
import { fitOptions } from '#src/host/options/fitOptions.ts';
import { changedFields, optionGroups } from '#src/host/options/optionFields.tsx';
import { presetOptions } from '#src/host/options/presets.ts';
import { QuizGone, HostAgainNote } from '#src/host/options/HostAgainNote.tsx';
import { gameToHostAgain, type PlayedGame, usePlayedGame } from '#src/host/options/playedGame.ts';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { UnfinishedNote } from '#src/host/quizzes/UnfinishedNote.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { MODE_ICONS } from '#src/host/options/typeIcons.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/host/options/optionsPage.css';
import '#src/host/options/typePicker.css';
import '#src/ui/radioCard.css';
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
    return game ? choiceOf(game, last) : last;
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

const TYPES = Object.entries(MODE_ICONS).flatMap(([id, Icon]) =>
  HOSTED_TYPES.flatMap((type) => (Icon && type === id ? { type, Icon } : [])),
);

/** Game type for an assigned game when the chosen type can't be assigned. */
const ASSIGNED_FIRST: GameType = 'normal';

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
  const types = TYPES.filter((each) => modeOf(each).playModes.includes(playMode));
  // A teacher-paced game can't be assigned, so another type takes its place while "Assigned" is selected.
  const type = types.some((each) => each.type === choice.type) ? choice.type : ASSIGNED_FIRST;
  const options = fitOptions(choice.options[type], quiz);
  const recorded = recordedGameOf({ type });
  // A recorded game has no lobby to wait in, so it always opens now.
  const opensAt = recorded ? '' : moment;
  const hosting = useHosting({ quizId: quiz.id, choice: { ...choice, type }, options, opensAt, assignment });
  usePageTitle(t('host:options.titleOf', { title: quiz.title }));
  const setOptions = (next: GameOptions) =>
    onChange({ ...choice, type, options: { ...choice.options, [type]: next } });
  return (
    <main className="host-main">
      <Form className="options stack gap-5" onSubmit={hosting.start}>
        <div className="options-head">
          <h1 className="host-title">{t('host:options.title')}</h1>
          <p className="muted">{quiz.title}</p>
          <UnfinishedNote count={props.unfinished}>
            <Link href={`/host/quiz/${quiz.id}/edit`}>
              {t('library:quiz.finish', { count: props.unfinished })}
            </Link>
          </UnfinishedNote>
        </div>
        {origin}
        <AssignField value={assignment} onChange={setAssignment} />
        <fieldset className="types">
          <legend className="section-title">{t('host:options.type')}</legend>
          <div className="types-grid grid gap-4">
            {types.map(({ type: each, Icon }) => (
              <label key={each} className="type-card radio-card grid card">
                <input
                  type="radio"
                  name="type"
                  checked={each === type}
                  onChange={() => onChange({ ...choice, type: each })}
                />
                <Icon className="type-icon" size={30} />
                <span className="lead bold">{t(`host:type.${each}.name`)}</span>
                <span className="type-what muted">{t(`host:type.${each}.what`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <OptionGroups
          type={type}
          playMode={playMode}
          options={options}
          questionCount={quiz.questionCount}
          onChange={setOptions}
        >
          {!recorded && <OpensAtField value={opensAt} onChange={setOpensAt} />}
        </OptionGroups>
        <div className="options-end card">
          <Summary
            type={type}
            playMode={playMode}
            options={options}
            dueAt={playMode === 'async' ? new Date(assignment.dueAt).getTime() : null}
            onReset={() => setOptions(presetOptions(type))}
          />
          {hosting.problem !== null && <Failure type={hosting.problem} />}
          {!recorded && <PreviewButton quiz={quiz} isLink {...previewOf(type, options)} />}
          <Button type="submit" big className="options-start" disabled={hosting.busy}>
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
function previewOf(gameType: GameType, options: GameOptions) {
  return PREVIEW_TYPES.includes(gameType) ? { game: { gameType, gameOptions: { ...options } } } : {};
}

interface Hosting {
  readonly quizId: string;
  /** Choice remembered on this device. */
  readonly choice: HostingChoice;
  /** The options of the chosen type, adjusted to this quiz. */
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
      type: choice.type,
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
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
  /** In ms; null for a live game, NaN while no date is entered. */
  readonly dueAt: number | null;
  readonly onReset: () => void;
}

/** One-line summary of what differs from the defaults. */
function Summary({ type, playMode, options, dueAt, onReset }: SummaryProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const changed = optionGroups(type, playMode).flatMap((group) => changedFields(group, type, options));
  const timer = t(`host:option.timer.choice.${options.timer}`);
  return (
    <div className="options-summary row">
      <p>
        <strong>{t(`host:type.${type}.name`)}</strong>
        {' · '}
        {dueAt !== null && !Number.isNaN(dueAt) && (
          <>
            {t('host:assign.dueAt', { when: dateTimeText(i18n.language, dueAt) })}
            {' · '}
          </>
        )}
        {!recordedGameOf({ type }) && (
          <>
            {t('host:options.timerIs', { timer })}
            {' · '}
          </>
        )}
        {changed.length === 0
          ? t('host:options.usual')
          : t('host:options.changed', {
              count: changed.length,
              list: changed.map(({ name }) => t(`host:option.${name}.label`)).join(', '),
            })}
      </p>
      {changed.length > 0 && (
        <button type="button" className="link-button" onClick={onReset}>
          {t('host:options.reset')}
        </button>
      )}
    </div>
  );
}
