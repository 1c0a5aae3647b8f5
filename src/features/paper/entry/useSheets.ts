// Sheet entry: the form, its draft on this device, and saving.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { RoomConnection } from '#src/host/room/roomConnection.ts';
import { useHost } from '#src/host/session/useHost.ts';
import {
  answersOf,
  EMPTY_FORM,
  formFromReport,
  isBlank,
  readDraft,
  type SheetForm,
} from '#src/features/paper/entry/sheetForm.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** Storage key of the draft. One is enough, since only one sheet is entered at a time. */
const DRAFT_KEY = 'paperSheet';

export type SheetProblem = FailureType | 'noName';

export interface Sheets {
  readonly form: SheetForm;
  /** True if the form has unsaved changes. */
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Reason saving failed; null if it hasn't. */
  readonly problem: SheetProblem | null;
  /** Player id of the sheet saved last. */
  readonly saved: string | null;
  readonly change: (form: SheetForm) => void;
  /** Saves the sheet and clears the form; resolves with whether it was accepted. */
  readonly save: () => Promise<boolean>;
  /** Loads a recorded sheet into the form, after a confirmation if changes would be lost. */
  readonly edit: (player: HostPlayerRow) => Promise<boolean>;
  /** Clears the form, after a confirmation if changes would be lost. */
  readonly discard: () => Promise<boolean>;
  /** Tells the form that this player's sheet was removed. */
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
  /** Recorded version of the sheet being corrected. */
  const [recorded, setRecorded] = useState<SheetForm>(EMPTY_FORM);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  /** Resending the same sheet after a lost response reuses its command id. */
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
      // Entering the same sheet again is a new command, since this one may have been removed by then.
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
      const next = formFromReport(player, players[0] ?? null, questions);
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

  /** Ignores edits while a sheet is being saved; they'd be lost when the form is cleared. */
  function change(next: SheetForm): void {
    if (!busy) show(next);
  }

  return { form, isDirty, busy, problem, saved, change, save, edit, discard, forget };
}
