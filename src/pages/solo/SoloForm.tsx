// Form for a solo game: name, character, and how to play.

import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import type { Character } from '#core/room/characters.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { CharacterPicker } from '#src/game/joining/CharacterPicker.tsx';
import { NameField } from '#src/game/joining/NameField.tsx';
import { type Begin, type SoloPlayer, type QuizInfo, type SoloWay, soloParts } from '#src/game/solo/start.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { failureText } from '#src/ui/Failure.tsx';
import { CHARACTERS } from '#scenes/avatars/characters.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import type { Services } from '#src/platform/services.ts';
import { storeSoloSeat } from '#src/game/solo/soloSeat.ts';
import '#src/pages/name/name.css';
import '#src/pages/solo/solo.css';
import '#src/ui/radioCard.css';

export interface SoloFormProps {
  readonly info: QuizInfo;
  /** Called when the link has been switched off in the meantime. */
  readonly onMissing: () => void;
}

export function SoloForm({ info, onMissing }: SoloFormProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const [, navigate] = useLocation();
  const kept = services.settings.getState();
  const [name, setName] = useState(kept.playerName);
  const [character, setCharacter] = useState<Character>(
    () => kept.character ?? Math.floor(Math.random() * CHARACTERS.length),
  );
  const [way, setWay] = useState(() => soloWays()[0]);
  // The same id for every press: if the reply to a call was lost, a retry must not start a second game.
  const [commandId] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | 'nameEmpty' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const others = useId();
  const { questionCount, askedCount } = info;
  const starts = soloParts.get().flatMap(({ start }) => start ?? []);

  const begin = async (enter: Begin) => {
    if (busy) return;
    if (name.trim() === '') {
      setProblem('nameEmpty');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const path = await enter(services, info, { name, character, way }, commandId);
      navigate(path, { replace: true });
    } catch (error) {
      setBusy(false);
      const type = failureType(error);
      if (type === 'quiz.NOT_FOUND') onMissing();
      else setProblem(type);
    }
  };

  return (
    <form
      className="card stack name-form solo-form"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void begin(beginSolo);
      }}
      noValidate
      aria-busy={busy}
    >
      <div className="name-head strip gap-4">
        <Avatar character={character} size={88} />
        <div>
          <p className="eyebrow">{t('join:solo.eyebrow')}</p>
          <h1 className="title clamp-2">{info.title}</h1>
          <p className="muted">
            {askedCount < questionCount
              ? t('join:solo.drawn', { count: questionCount, asked: askedCount })
              : t('join:solo.questions', { count: questionCount })}
          </p>
          {starts.map(({ label, means: { key, count } }) => (
            <p key={label} id={`${others}${label}`} className="muted">
              {t(key, { count })}
            </p>
          ))}
        </div>
      </div>
      <NameField
        field={field}
        value={name}
        missing={problem === 'nameEmpty'}
        rules={t('join:solo.rules', { count: NAME_MAX_LENGTH })}
        onChange={(text) => {
          setName(text);
          setProblem(null);
        }}
      />
      <WayPicker value={way} onChange={setWay} />
      <CharacterPicker value={character} onChange={setCharacter} />
      <div className="name-foot stack gap-3">
        <div role="alert">
          {problem !== null && problem !== 'nameEmpty' && (
            <p className="failure">{failureText(t, problem)}</p>
          )}
        </div>
        <div className="row apart">
          <Link className="button button--quiet" href="/">
            {t('join:solo.home')}
          </Link>
          {starts.map((start) => (
            <QuietButton
              key={start.label}
              className="solo-friends"
              disabled={busy}
              aria-describedby={`${others}${start.label}`}
              onClick={() => void begin(start.begin)}
            >
              {t(start.label)}
            </QuietButton>
          ))}
          <Button type="submit" big disabled={busy}>
            {busy ? t('join:solo.starting') : t('join:solo.start')}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface WayPickerProps {
  readonly value: SoloWay;
  readonly onChange: (way: SoloWay) => void;
}

function WayPicker({ value, onChange }: WayPickerProps): ReactNode {
  const { t } = useTranslation('join');
  const [group, means] = [useId(), useId()];
  return (
    <fieldset className="ways" aria-describedby={means}>
      <legend>{t('join:solo.way')}</legend>
      <div className="ways-row segments">
        {soloWays().map((each) => (
          <label key={each.id} className="segment radio-card centered strong text-center">
            <input type="radio" name={group} checked={each.id === value.id} onChange={() => onChange(each)} />
            <span>{t(`join:solo.${each.id}.label`)}</span>
          </label>
        ))}
      </div>
      <p id={means} className="hint">
        {t(`join:solo.${value.id}.means`)}
      </p>
    </fieldset>
  );
}

/** Ways to play alone; the first is the default. */
const soloWays = (): readonly [SoloWay, ...SoloWay[]] => [
  { id: 'clock', type: 'normal', options: { timer: 'classic' } },
  { id: 'calm', type: 'normal', options: { timer: 'off' } },
  ...soloParts.get().flatMap(({ way }) => way ?? []),
];

/**
 * Starts a solo game and saves its seat; returns the game's path. Throws RequestError.
 * A repeated command id returns the game that the first call started.
 */
async function beginSolo(
  services: Services,
  { quizId, title }: QuizInfo,
  { name, character, way }: SoloPlayer,
  commandId: string,
): Promise<string> {
  const begun = await services.caller.call(
    'soloJoin',
    {
      quizId,
      player: { name, avatarId: character },
      gameType: way.type,
      gameOptions: way.options,
    },
    { commandId },
  );
  services.settings.change({ playerName: name, character });
  return storeSoloSeat(services, begun, { quizId, title, type: way.type });
}
