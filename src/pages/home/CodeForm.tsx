// Game code form: big, forgiving, and clear about what is wrong.

import {
  type ClipboardEvent,
  type SubmitEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { spacedCode } from '#core/room/code.ts';
import { codeOf, FROM_FRIENDS, isFromFriends, linkedRoomOf } from '#src/platform/address.ts';
import { preGamePath } from '#src/platform/composites.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type JoinBlock, joinBlockOf } from '#src/game/joining/joinBlock.ts';
import { enterByCode } from '#src/game/joining/enterRoom.ts';
import { preloadEntrance } from '#src/game/joining/preload.ts';
import { isRoomCode, readCode } from '#src/game/joining/roomCode.ts';
import { type FailureType, failureType, RequestError } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import '#src/pages/home/home.css';
import { lazyExport } from '#src/ui/lazyExport.ts';
import { useListener } from '#src/ui/useListener.ts';

const BarredDialog = lazyExport(() => import('#src/game/joining/JoinBlocked.tsx'), 'JoinBlockDialog');

export function CodeForm(): ReactNode {
  const { t } = useTranslation('join');
  const services = useServices();
  const [, navigate] = useLocation();
  const search = useSearch();
  const fromAddress = codeOf(search);
  const linkedRoom = linkedRoomOf(search);
  // Kept in state because the URL drops it soon.
  const [fromFriends] = useState(() => isFromFriends(search));
  const [code, setCode] = useState(() => readCode(fromAddress ?? ''));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | 'empty' | 'form' | null>(null);
  const [bar, setBar] = useState<JoinBlock | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();

  const check = useCallback(
    async (wanted: string, source: 'gameCode' | 'gameCodeUrl' | typeof FROM_FRIENDS) => {
      if (!isRoomCode(wanted)) {
        setProblem(wanted === '' ? 'empty' : 'form');
        field.current?.focus();
        return;
      }
      setBusy(true);
      setProblem(null);
      try {
        const entrance = await enterByCode(services, wanted, linkedRoom);
        if (entrance.to === 'game') navigate(entrance.path);
        else navigate(preGamePath(entrance.checked.room), { state: { checked: entrance.checked, source } });
      } catch (error) {
        const later = error instanceof RequestError ? error.scheduled : null;
        if (later)
          return navigate(preGamePath({ code: wanted, hash: later.roomHash }), { state: { source } });
        field.current?.focus();
        const barred = joinBlockOf(error, source === FROM_FRIENDS);
        if (barred) setBar(barred);
        else setProblem(failureType(error));
      } finally {
        setBusy(false);
      }
    },
    [services, navigate, linkedRoom],
  );

  const checked = useRef(false);
  useEffect(() => {
    if (fromAddress === null || checked.current) return;
    checked.current = true;
    void check(readCode(fromAddress), fromFriends ? FROM_FRIENDS : 'gameCodeUrl');
  }, [fromAddress, fromFriends, check]);

  // Typing a digit anywhere focuses the field. It isn't focused from the start: on a touch screen that would
  // open the keyboard over the page.
  useListener('keydown', ({ key, target }) => {
    if (/^\d$/.test(key) && (target as Element).matches('body, h1')) field.current?.focus();
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void check(code, 'gameCode');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readCode(event.clipboardData.getData('text'));
    if (pasted === '') return;
    event.preventDefault();
    setCode(pasted);
    setProblem(null);
  };

  return (
    <form className="code-form stack gap-3" onSubmit={submit} noValidate aria-busy={busy}>
      <label className="code-label lead bold" htmlFor="game-code">
        {t('join:code.label')}
      </label>
      <input
        ref={field}
        id="game-code"
        name="code"
        className="code-input bold tabular text-center"
        value={spacedCode(code)}
        onChange={(event) => {
          setCode(readCode(event.target.value));
          setProblem(null);
        }}
        onPaste={paste}
        onFocus={preloadEntrance}
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t('join:code.placeholder')}
        aria-invalid={problem !== null}
        aria-describedby={messageId}
      />
      <div id={messageId} className="code-message" role="alert">
        {problem !== null && <p className="failure">{problemText()}</p>}
      </div>
      <button type="submit" className="button button--big" disabled={busy}>
        {busy ? t('join:code.checking') : t('join:code.submit')}
      </button>
      {bar && (
        <Suspense>
          <BarredDialog bar={bar} onClose={() => setBar(null)} />
        </Suspense>
      )}
    </form>
  );

  function problemText(): string {
    if (problem === 'empty') return t('join:code.empty');
    if (problem === 'form') return t('join:code.form');
    if (problem === 'room.NOT_FOUND') return t('join:code.notFound');
    if (problem === 'request.RATE_LIMITED' && linkedRoom === null) return t('join:code.tooMany');
    return failureText(t, problem ?? 'unknown');
  }
}
