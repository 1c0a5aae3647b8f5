// Dialogs that ask for a folder: to move quizzes to, and its new name.

import { Folder, FolderMinus, FolderPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type Change, useOrganize } from '#src/areas/library/organizing/useOrganize.ts';
import { allFolders, useOwnFolders, useReplaceFolder } from '#src/areas/library/organizing/ownFolders.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';
import { FormDialog, type FormDialogProps } from '#src/host/shell/FormDialog.tsx';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { TextField } from '#src/ui/Field.tsx';
import '#src/ui/radioCard.css';
import '#src/areas/library/organizing/folderDialogs.css';

/** Own folders by name; null while they load. */
function useFolders() {
  const { i18n } = useTranslation();
  const query = useHostQuery(['folders'], 'listQuizzes', { limit: 1 }, { staleTime: 0, gcTime: 0 });
  const { compare } = new Intl.Collator(i18n.language, { numeric: true });
  const own = useOwnFolders();
  const folders =
    query.data &&
    allFolders(query.data.own.folders, own)
      .map(({ name }) => name)
      .toSorted(compare);
  return { ...query, folders: folders ?? null };
}

const tidy = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export interface MoveDialogProps {
  readonly quizzes: readonly QuizCardData[];
  readonly onClose: () => void;
  /** Called with the change that was asked for. */
  readonly onMove: (change: Change) => void;
}

export function MoveDialog({ quizzes, onClose, onMove }: MoveDialogProps): ReactNode {
  const { t } = useTranslation('library');
  const { folders, error, refetch } = useFolders();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const isFiled = quizzes.some(({ folder }) => folder !== undefined);
  // Without any folder, all there is to do is to name the first.
  const names = folders?.length === 0 && !isFiled;
  const isNew = names || chosen === NEW;
  const name = tidy(typed);
  const folder = isNew ? (folders?.find((each) => isSame(each, name)) ?? name) : chosen;
  const choices = [
    ...(folders ?? []).map((each) => ({ value: each, label: each, Icon: Folder })),
    ...(isFiled ? [{ value: '', label: t('library:move.none'), Icon: FolderMinus }] : []),
    { value: NEW, label: t('library:move.new'), Icon: FolderPlus },
  ];
  return (
    <FormDialog
      title={t('library:move.title', { count: quizzes.length })}
      submit={t('library:move.submit')}
      canSubmit={folder !== null && !(isNew && folder === '')}
      onSubmit={async () => {
        if (folder !== null) onMove({ folder });
        return true;
      }}
      onClose={onClose}
    >
      {error && !folders && <ListFailed error={error} onRetry={() => void refetch()} />}
      {folders && !names && (
        <fieldset className="folder-choices stack gap-1">
          <legend className="visually-hidden">{t('library:folders')}</legend>
          {choices.map(({ value, label, Icon }) => (
            <label key={value} className="folder-choice radio-card strip gap-3">
              <input
                type="radio"
                name="folder"
                checked={value === chosen}
                onChange={() => setChosen(value)}
              />
              <Icon size={20} className="rigid" />
              <span className="breaks">{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isNew && <NameField value={typed} onChange={setTyped} />}
    </FormDialog>
  );
}

/** No folder's name: those have no line breaks. */
const NEW = '\n';

interface NameFieldProps {
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onChange: (name: string) => void;
}

function NameField(props: NameFieldProps): ReactNode {
  const { t } = useTranslation('library');
  return (
    <TextField
      {...props}
      label={t('library:folder.name')}
      maxLength={CONTENT_LIMITS.folder}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
      autoFocus
    />
  );
}

interface NameDialogProps extends Pick<FormDialogProps, 'title' | 'submit' | 'onClose'> {
  /** The folder's name so far; empty for a new one. */
  readonly folder: string;
  /** Resolves to whether the name was accepted. */
  readonly onName: (name: string) => Promise<boolean>;
}

function NameDialog({ folder, onName, ...dialog }: NameDialogProps): ReactNode {
  const { t } = useTranslation('library');
  const { folders } = useFolders();
  const [typed, setTyped] = useState(folder);
  const name = tidy(typed);
  const isTaken = folders?.some((each) => each !== folder && isSame(each, name)) ?? false;
  return (
    <FormDialog
      {...dialog}
      canSubmit={folders !== null && name !== '' && name !== folder && !isTaken}
      onSubmit={() => onName(name)}
    >
      <NameField value={typed} hint={isTaken ? t('library:folder.taken') : undefined} onChange={setTyped} />
    </FormDialog>
  );
}

export interface RenameDialogProps {
  readonly folder: string;
  readonly onClose: () => void;
  readonly onRenamed: (name: string) => void;
}

export function RenameDialog({ onRenamed, ...dialog }: RenameDialogProps): ReactNode {
  const { t } = useTranslation('library');
  const { renameFolder } = useOrganize();
  return (
    <NameDialog
      {...dialog}
      title={t('library:folder.rename')}
      submit={t('library:folder.renameSubmit')}
      onName={async (name) => {
        const isRenamed = await renameFolder(dialog.folder, name);
        if (isRenamed) onRenamed(name);
        return isRenamed;
      }}
    />
  );
}

export interface NewFolderDialogProps {
  readonly onClose: () => void;
  readonly onMade: (name: string) => void;
}

export function NewFolderDialog({ onClose, onMade }: NewFolderDialogProps): ReactNode {
  const { t } = useTranslation('library');
  const replaceFolder = useReplaceFolder();
  return (
    <NameDialog
      title={t('library:move.new')}
      submit={t('library:folder.create')}
      folder=""
      onName={async (name) => {
        replaceFolder('', name);
        onMade(name);
        return true;
      }}
      onClose={onClose}
    />
  );
}
