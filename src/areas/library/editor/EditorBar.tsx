// Editor bar: title, save status, undo and redo, and further actions.

import {
  Check,
  CircleHelp,
  CloudCheck,
  CloudOff,
  CloudUpload,
  History,
  ListPlus,
  MoreVertical,
  Play,
  Redo2,
  TriangleAlert,
  Undo2,
  Library,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useReportsUnfinished, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useUnfinished } from '#src/areas/library/editor/unfinished.ts';
import { HostBar } from '#src/host/shell/HostPage.tsx';
import { failureText } from '#src/ui/Failure.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { Button, IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/editorBar.css';
import '#src/host/shell/roomBar.css';

const STEPS = [
  { name: 'undo', Icon: Undo2, keys: 'Control+Z' },
  { name: 'redo', Icon: Redo2, keys: 'Control+Y' },
] as const;
const PANELS = [
  { name: 'many', Icon: ListPlus, look: '' },
  { name: 'others', Icon: Library, look: '' },
  { name: 'versions', Icon: History, look: '' },
  { name: 'keys', Icon: CircleHelp, look: 'editor-narrow' },
] as const;
export type Panel = (typeof PANELS)[number]['name'];

export interface EditorBarProps {
  readonly commands: Commands;
  readonly onPanel: (panel: Panel) => void;
  /** Opens the choice between two drafts. */
  readonly onChanged: () => void;
  /** Also called when nothing can be played yet. */
  readonly onHost: () => void;
  readonly onDone: () => void;
}

export function EditorBar(props: EditorBarProps): ReactNode {
  const { t } = useTranslation('editor');
  const { quizId } = useEditorSession();
  const title = useDraft(({ draft }) => draft.title);
  const name = title.trim() === '' ? t('editor:untitled') : title;
  return (
    <HostBar
      back={`/host/quiz/${quizId}`}
      title={
        <div className="room-title fill">
          <h1 className="ellipsis lead">{name}</h1>
          <p className="editor-facts strip gap-3 caption muted">
            <SaveStatus onChanged={props.onChanged} />
            <Unfinished />
          </p>
        </div>
      }
      actions={<Actions {...props} />}
    />
  );
}

/** Shows the number of unfinished questions and its consequence. */
export function Unfinished(): ReactNode {
  const { t } = useTranslation('editor');
  const questions = useDraft(({ draft }) => draft.questions);
  const unfinished = useUnfinished(questions);
  const begun = useReportsUnfinished();
  if (unfinished === 0 || !begun) return null;
  return <span className="editor-unfinished">{t('editor:unfinished', { count: unfinished })}</span>;
}

/** Save problems, shown outside the bar on narrow screens. */
export function SaveTrouble({ onChanged }: Pick<EditorBarProps, 'onChanged'>): ReactNode {
  const status = useStore(useEditorSession().sync.state, (state) => state.status);
  if (status === 'saved' || status === 'saving') return null;
  return (
    <div className="save-trouble">
      <SaveStatus onChanged={onChanged} />
    </div>
  );
}

function SaveStatus({ onChanged }: Pick<EditorBarProps, 'onChanged'>): ReactNode {
  const { t } = useTranslation(['editor', 'errors']);
  const { sync, isNew } = useEditorSession();
  const state = useStore(sync.state);
  const untouched = useDraft(({ past }) => past.length === 0);
  // There's nothing to report yet for a new, untouched quiz.
  if (isNew && untouched)
    return (
      <output className="save-status">
        <span>{t('editor:save.empty')}</span>
      </output>
    );
  if (state.status === 'changed')
    return (
      <button type="button" className="link-button save-status" data-trouble="true" onClick={onChanged}>
        <TriangleAlert size={16} />
        <span>{t('editor:save.changed')}</span>
      </button>
    );
  const Icon = { saved: CloudCheck, saving: CloudUpload, kept: CloudOff, refused: TriangleAlert }[
    state.status
  ];
  return (
    <output className="save-status" data-trouble={state.status === 'kept' || state.status === 'refused'}>
      <Icon size={16} />
      <span>
        {state.status === 'refused'
          ? t('editor:save.refused', { reason: failureText(t, state.problem) })
          : t(`editor:save.${state.status}`)}
      </span>
    </output>
  );
}

function Actions({ commands, onPanel, onHost, onDone }: EditorBarProps): ReactNode {
  const { t } = useTranslation('editor');
  const keyHint = useAriaKeyShortcuts();
  const questions = useDraft(({ draft }) => draft.questions);
  const isPlayable = useUnfinished(questions) < questions.length;
  const can = {
    undo: useDraft(({ past }) => past.length > 0),
    redo: useDraft(({ future }) => future.length > 0),
  };
  return (
    <>
      {STEPS.map(({ name, Icon, keys }) => (
        <IconButton
          key={name}
          aria-label={t(`editor:${name}`)}
          title={t(`editor:${name}Key`)}
          aria-keyshortcuts={keys}
          aria-disabled={!can[name]}
          onClick={commands[name]}
        >
          <Icon size={20} />
        </IconButton>
      ))}
      <IconButton
        className="editor-wide"
        label={t('editor:keys.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts={keyHint('?')}
        onClick={() => onPanel('keys')}
      >
        <CircleHelp size={20} />
      </IconButton>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="icon-button" aria-label={t('editor:more')}>
          <MoreVertical size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
            {PANELS.map(({ name, Icon, look }) => (
              <DropdownMenu.Item key={name} className={`menu-item ${look}`} onSelect={() => onPanel(name)}>
                <Icon size={18} />
                {t(`editor:${name}.title`)}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className="menu-item editor-narrow" onSelect={onDone}>
              <Check size={18} />
              {t('editor:done')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <QuietButton small className="editor-wide" onClick={onDone}>
        {t('editor:done')}
      </QuietButton>
      <Button
        small
        aria-disabled={!isPlayable}
        title={isPlayable ? undefined : t('editor:nothingToHost')}
        onClick={onHost}
      >
        <Play size={18} fill="currentColor" />
        {t('editor:host')}
      </Button>
    </>
  );
}
