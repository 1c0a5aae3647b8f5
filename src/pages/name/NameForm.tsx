// Form for name and character; joins the game.

import { isRunByPlayer } from '#core/modes/registry.ts';
import { type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { cleanName, NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import type { Character } from '#core/room/characters.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type JoinBlock, joinBlockOf } from '#src/game/joining/joinBlock.ts';
import { type CheckedRoom, resumeSeat, takeSeat } from '#src/game/joining/enterRoom.ts';
import { CharacterPicker } from '#src/game/joining/CharacterPicker.tsx';
import { suggestCharacter } from '#src/game/joining/dealing.ts';
import { NameField } from '#src/game/joining/NameField.tsx';
import { randomId } from '#src/platform/requests/randomId.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import type { Seat } from '#src/platform/storage/seats.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { failureText } from '#src/ui/Failure.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/pages/name/name.css';
import { lazyExport } from '#src/ui/lazyExport.ts';

const DuplicateNameDialog = lazyExport(
  () => import('#src/pages/name/DuplicateNameDialog.tsx'),
  'DuplicateNameDialog',
);

export interface NameFormProps {
  readonly checked: CheckedRoom;
  readonly source: string;
  readonly recheck: (checked: CheckedRoom) => void;
  /** Called when joining has become impossible, for everyone or for this device. */
  readonly onBarred: (bar: JoinBlock) => void;
}

export function NameForm({ checked, source, recheck, onBarred }: NameFormProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const [, navigate] = useLocation();
  const { room, meta } = checked;
  const given = room.nicknameGenerator ? meta.suggestedName : null;
  const kept = services.settings.getState();
  const [typed, setTyped] = useState(kept.playerName);
  const [shownCharacter] = useState(() => suggestCharacter(meta.takenCharacters, kept.character));
  const [chosen, setChosen] = useState<Character | null>(null);
  const character = chosen ?? shownCharacter;
  const isChosen = chosen !== null;
  // The same id for every press: if the reply to a join was lost, a retry must not collide with its own name.
  const [commandId] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | 'nameEmpty' | null>(null);
  const [duplicate, setDuplicate] = useState<{ readonly seat: Seat | null } | null>(null);
  const name = given ?? typed;
  const shown = cleanName(name);

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // Typing replaces the name of whoever played here before.
    field.current?.select();
  }, []);

  const refuse = (error: unknown) => {
    const bar = joinBlockOf(error, isRunByPlayer(room));
    if (bar) onBarred(bar);
    else setProblem(failureType(error));
  };
  const join = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setProblem('nameEmpty');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const path = await takeSeat(services, checked, { name, character, isChosen }, source, commandId);
      navigate(path, { replace: true });
    } catch (error) {
      setBusy(false);
      if (failureType(error) !== 'player.DUPLICATE_NAME') return refuse(error);
      const mine = await services.seats.inRoom(room.hash);
      setDuplicate({ seat: mine.find((seat) => seat.name.toLowerCase() === shown.toLowerCase()) ?? null });
    }
  };
  const resume = async (seat: Seat) => {
    setDuplicate(null);
    try {
      navigate(await resumeSeat(services, seat), { replace: true });
    } catch (error) {
      refuse(error);
    }
  };
  const otherNickname = async () => {
    setProblem(null);
    try {
      recheck(await services.caller.call('checkRoom', { roomCode: room.code, roomHash: room.hash }));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <form className="card stack name-form" onSubmit={(event) => void join(event)} noValidate aria-busy={busy}>
      <div className="name-head strip gap-4">
        <Avatar character={character} size={88} />
        <div>
          <p className="eyebrow">
            {isRunByPlayer(room) ? t('join:name.joiningFriends') : t('join:name.joining')}
          </p>
          <h1 className="title clamp-2">{room.title}</h1>
          {room.dueAt !== null && <Due at={room.dueAt} />}
          {room.dueAt !== null && room.paused && <p className="muted">{t('join:name.paused')}</p>}
        </div>
      </div>
      <NameField
        field={field}
        value={name}
        missing={problem === 'nameEmpty'}
        rules={given === null ? t('join:name.rules', { count: NAME_MAX_LENGTH }) : t('join:name.givenRules')}
        {...(given === null && {
          onChange: (text) => {
            setTyped(text);
            setProblem(null);
          },
        })}
      >
        {given !== null && (
          <QuietButton small onClick={() => void otherNickname()}>
            {t('join:name.another')}
          </QuietButton>
        )}
      </NameField>
      <CharacterPicker value={character} taken={meta.takenCharacters} onChange={setChosen} />
      {room.requestJoinApproval && <p className="note">{t('join:name.approval')}</p>}
      <div className="name-foot stack gap-3">
        <div role="alert">
          {problem !== null && problem !== 'nameEmpty' && (
            <p className="failure">
              {problem === 'room.NOT_FOUND' ? t('join:barred.missing.body') : failureText(t, problem)}
            </p>
          )}
        </div>
        <div className="row apart">
          <Link className="button button--quiet" href="/">
            {t('join:name.otherCode')}
          </Link>
          <Button type="submit" big disabled={busy}>
            {busy ? t('join:name.entering') : t('join:name.submit')}
          </Button>
        </div>
      </div>
      {duplicate && (
        <Suspense>
          <DuplicateNameDialog
            name={shown}
            seat={duplicate.seat}
            assigned={room.dueAt !== null}
            onResume={(seat) => void resume(seat)}
            onClose={() => setDuplicate(null)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Until when an assigned game can be played, in the reader's local time. */
function Due({ at }: { readonly at: number }): ReactNode {
  const { t, i18n } = useTranslation('join');
  const when = dateTimeText(i18n.language, at);
  return (
    <p className="muted">
      <time dateTime={new Date(at).toISOString()}>{t('join:name.due', { when })}</time>
    </p>
  );
}
