// Typing sheets in: what stands in the form, kept on this device until it is saved, and the saving itself.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { RoomConnection } from '#src/host/room/roomConnection.ts';
import { useHost } from '#src/host/session/useHost.ts';
import {
  answersOf,
  EMPTY_FORM,
  formOf,
  isBlank,
  readDraft,
  type SheetForm,
} from '#src/features/paper/entry/sheetForm.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** Where the draft lies: one is enough, since nobody types two sheets at once. */
const DRAFT_KEY = 'paperSheet';

export type SheetProblem = FailureType | 'noName';

export interface Sheets {
  readonly form: SheetForm;
  /** Whether the form has anything that was not saved. */
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Why the sheet was not saved; null while it may be. */
  readonly problem: SheetProblem | null;
  /** Id of the player whose sheet was saved last. */
  readonly saved: string | null;
  readonly change: (form: SheetForm) => void;
  /** Gives whether the sheet was taken; the form is then an empty one. */
  readonly save: () => Promise<boolean>;
  /** Puts a recorded sheet into the form; asks first where something would be lost. */
  readonly edit: (player: HostPlayerRow) => Promise<boolean>;
  /** Empties the form, unless the host wants to keep what stands there. */
  readonly discard: () => Promise<boolean>;
  /** The sheet of this player is gone. */
  readonly forget: (playerId: string) => void;
}

const NOTHING_SENT = { sheet: '', commandId: '' } as const;

export function useSheets(room: RoomConnection<HostView>, view: HostView): Sheets {
  const { t } = useTranslation('host');
  const { localStore, notices, announcer } = useServices();
  const host = useHost();
  const { hash } = view.room;
  const questions = view.questions.map(({ question }) => question);
  const [form, setForm] = useState(
    () => readDraft(localStore.read(DRAFT_KEY), hash, questions) ?? EMPTY_FORM,
  );
  /** The sheet as it was recorded, where one is corrected. */
  const [recorded, setRecorded] = useState<SheetForm>(EMPTY_FORM);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  /** The same sheet sent again, because its answer got lost, is the same command. */
  const sent = useRef<{ readonly sheet: string; readonly commandId: string }>(NOTHING_SENT);
  const isDirty = !isBlank(form) && JSON.stringify(form) !== JSON.stringify(recorded);

  function show(next: SheetForm): void {
    setForm(next);
    setProblem(null);
    localStore.write(DRAFT_KEY, isBlank(next) ? null : { roomHash: hash, form: next });
  }

  async function mayLose(): Promise<boolean> {
    if (!isDirty) return true;
    return notices.confirm({
      title: t('host:paper.loseTitle'),
      body: t('host:paper.loseBody'),
      confirm: t('host:paper.loseConfirm'),
      cancel: t('host:paper.loseCancel'),
      danger: true,
    });
  }

  function commandOf(sheet: object): string {
    const text = JSON.stringify(sheet);
    if (sent.current.sheet !== text) sent.current = { sheet: text, commandId: randomId() };
    return sent.current.commandId;
  }

  async function save(): Promise<boolean> {
    if (busy) return false;
    const name = form.name.trim();
    if (name === '') {
      setProblem('noName');
      return false;
    }
    const sheet = {
      roomHash: hash,
      ...(form.playerId !== null && { playerId: form.playerId }),
      name,
      answers: answersOf(form, questions),
    };
    setBusy(true);
    setProblem(null);
    try {
      const before = new Set(view.players.map(({ id }) => id));
      const answer = await host.call('recordSheet', sheet, { commandId: commandOf(sheet) });
      const next = answer.view as HostView;
      room.view.put(next);
      // The same sheet once more is another command: this one may have been removed meanwhile.
      sent.current = NOTHING_SENT;
      show(EMPTY_FORM);
      setRecorded(EMPTY_FORM);
      const playerId = form.playerId ?? next.players.find(({ id }) => !before.has(id))?.id ?? null;
      setSaved(playerId);
      announcer.announce(t('host:paper.savedOf', { name }));
      return true;
    } catch (error) {
      setProblem(failureType(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function edit(player: HostPlayerRow): Promise<boolean> {
    if (form.playerId === player.id) return true;
    if (!(await mayLose())) return false;
    setBusy(true);
    try {
      const { players } = await host.call('getReport', { roomHash: hash, playerId: player.id });
      const next = formOf(player, players[0] ?? null, questions);
      show(next);
      setRecorded(next);
      setSaved(null);
      return true;
    } catch (error) {
      setProblem(failureType(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function discard(): Promise<boolean> {
    if (!(await mayLose())) return false;
    show(EMPTY_FORM);
    setRecorded(EMPTY_FORM);
    return true;
  }

  function forget(playerId: string): void {
    if (saved === playerId) setSaved(null);
    if (form.playerId !== playerId) return;
    show(EMPTY_FORM);
    setRecorded(EMPTY_FORM);
  }

  /** While a sheet is on its way nothing is typed: it would be lost with the form. */
  function change(next: SheetForm): void {
    if (!busy) show(next);
  }

  return { form, isDirty, busy, problem, saved, change, save, edit, discard, forget };
}
