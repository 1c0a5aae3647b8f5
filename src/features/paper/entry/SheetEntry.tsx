// Entry form for one sheet: a name, one key per question, then the next student.

import { Check, Keyboard } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { onPaper } from '#src/questions/paperKind.ts';
import type { HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { AnswerRow } from '#src/features/paper/entry/AnswerRow.tsx';
import { SheetList } from '#src/features/paper/entry/SheetList.tsx';
import { withEdit, withoutAnswer, isBlank } from '#src/features/paper/entry/sheetForm.ts';
import type { Sheets } from '#src/features/paper/entry/useSheets.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/features/paper/entry/sheetEntry.css';

export interface SheetEntryProps {
  readonly view: HostView;
  readonly sheets: Sheets;
  readonly controls: RoomControls;
}

export function SheetEntry({ view, sheets, controls }: SheetEntryProps): ReactNode {
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const { form, problem, busy, saved } = sheets;
  const rows = useRef<HTMLOListElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const [nameId, problemId] = [useId(), useId()];
  const corrects = form.playerId !== null;
  const asked = view.questions.filter(({ question }) => sortOf(question).asks).map(onPaper);
  const answered = Object.keys(form.answers).length;
  const nameProblem = problem === 'noName' || problem === 'player.DUPLICATE_NAME' ? problem : null;
  useEffect(() => {
    if (nameProblem) name.current?.focus();
  }, [nameProblem]);

  /** `place` counts only the questions that are asked. */
  function go(place: number): void {
    if (place < 0) {
      name.current?.focus();
      return;
    }
    const row = rows.current?.querySelector(`[data-row="${asked[place]?.index}"]`);
    const field =
      row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input, textarea');
    (field ?? end.current)?.focus();
  }

  async function save(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (await sheets.save()) name.current?.focus();
  }

  return (
    <div className="entry grid gap-5">
      <form
        className="entry-form stack card"
        aria-label={t('host:paper.form')}
        onSubmit={(event) => void save(event)}
      >
        <div className="entry-head row apart">
          <h2 className="section-title">
            {corrects ? t('host:paper.correctTitle') : t('host:paper.newTitle')}
          </h2>
          <p className="hint entry-keys strip">
            <Keyboard size={18} />
            {t('host:paper.keys')}
          </p>
        </div>
        <div className="field entry-name">
          <label htmlFor={nameId}>{t('host:paper.name')}</label>
          <input
            id={nameId}
            ref={name}
            className="input"
            value={form.name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={nameProblem !== null}
            aria-describedby={problemId}
            onChange={(event) => sheets.change({ ...form, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              if (event.nativeEvent.isComposing) return;
              event.preventDefault();
              go(0);
            }}
          />
          <p id={problemId} className="failure" role="alert">
            {nameProblem === 'noName' && t('host:paper.noName')}
            {nameProblem === 'player.DUPLICATE_NAME' && t('host:paper.duplicate')}
          </p>
        </div>
        <ol className="entry-rows" ref={rows} aria-label={t('host:paper.answers')}>
          {asked.map(({ question, index }, place) => (
            <AnswerRow
              key={question.id}
              question={question}
              index={index}
              given={form.answers[question.id] ?? null}
              onActs={(of, acts, letter) => {
                sheets.change(acts.reduce((next, act) => withEdit(next, of, act), form));
                if (letter !== undefined)
                  announcer.announce(t('host:paper.marked', { number: index + 1, letter }));
              }}
              onClear={(of) => sheets.change(withoutAnswer(form, of))}
              onGo={(to) => go(place + to - index)}
            />
          ))}
        </ol>
        <div className="entry-end row">
          <Failure type={nameProblem || problem === 'noName' ? null : problem} />
          <p className="entry-count muted figure">
            {t('host:paper.count', { count: asked.length, answered })}
          </p>
          {!isBlank(form) && (
            <QuietButton onClick={() => void sheets.discard().then((done) => done && name.current?.focus())}>
              {corrects ? t('host:cancel') : t('host:paper.discard')}
            </QuietButton>
          )}
          <Button type="submit" ref={end} className="entry-save" disabled={busy}>
            <Check size={20} strokeWidth={3} />
            {corrects ? t('host:paper.saveCorrection') : t('host:paper.saveNext')}
          </Button>
        </div>
        <p className="hint">{t('host:paper.kept')}</p>
      </form>
      <SheetList
        view={view}
        saved={saved}
        editing={form.playerId}
        onEdit={(player) => void sheets.edit(player).then((done) => done && name.current?.focus())}
        onRemove={(player) => void controls.remove(player).then((done) => done && sheets.forget(player.id))}
      />
    </div>
  );
}
