// Editor of a meme set: its name, and pictures with captions for each trigger.

import { ImagePlus, Save, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { MEME_TRIGGERS, type MemeTrigger } from '#core/features/memes/triggers.ts';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type OwnMeme, pictureUrl, useMemeSet, useRenewMemeSets } from '#src/features/memes/memeSets.ts';
import { PICTURE_TYPES, shrinkPicture } from '#src/areas/memes/shrinkPicture.ts';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Form } from '#src/ui/Form.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/memes/memes.css';

/** Maximum number of characters, as on the server. */
const LONGEST = { name: 60, caption: 120, alt: 200 } as const;
/** Maximum number of memes in a set, as on the server. */
const MOST = 60;
/** The most common triggers first, since authors start with those. */
const TRIGGERS: readonly MemeTrigger[] = [
  'correct',
  'incorrect',
  ...MEME_TRIGGERS.filter((trigger) => trigger !== 'correct' && trigger !== 'incorrect'),
];

export function MemeSetPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('memes');
  const setId = params['setId'] ?? 'new';
  return (
    <HostPage title={t('memes:title')} back="/host/memes">
      {setId === 'new' ? (
        <Editor key="new" id={null} name="" memes={[]} />
      ) : (
        <Loaded key={setId} setId={setId} />
      )}
    </HostPage>
  );
}

function Loaded({ setId }: { readonly setId: string }): ReactNode {
  const query = useMemeSet(setId);
  return <QueryState query={query}>{({ set }) => <Editor {...set} />}</QueryState>;
}

/** A meme in the editor. Its key is unique while it's listed. */
interface Row extends OwnMeme {
  readonly key: number;
}

interface EditorProps {
  readonly id: string | null;
  readonly name: string;
  readonly memes: readonly OwnMeme[];
}

function Editor({ id, name: first, memes }: EditorProps): ReactNode {
  const { t } = useTranslation('memes');
  const host = useHost();
  const { notices } = useServices();
  const renew = useRenewMemeSets();
  const [, navigate] = useLocation();
  const [name, setName] = useState(first);
  const [rows, setRows] = useState<readonly Row[]>(() => memes.map((meme, key) => ({ ...meme, key })));
  const { busy, problem, attempt } = useAttempt();
  const change = (key: number, changes: Partial<OwnMeme>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const isDone = name.trim() !== '' && rows.length > 0 && rows.every(({ caption }) => caption.trim() !== '');

  const save = async () => {
    const plain = rows.map(({ trigger, picture, caption, alt }) => ({ trigger, picture, caption, alt }));
    await host.call('saveMemeSet', { ...(id !== null && { setId: id }), name, memes: plain });
    await renew();
    notices.toast('success', t('memes:saved', { name: name.trim() }));
    navigate('/host/memes');
  };

  return (
    <main className="host-main">
      <Form className="stack" onSubmit={() => isDone && attempt(save)}>
        <h1 className="host-title">{t(id === null ? 'memes:new' : 'memes:change')}</h1>
        <p className="muted">{t('memes:fallback')}</p>
        <TextField
          label={t('memes:name')}
          value={name}
          maxLength={LONGEST.name}
          required
          onChange={setName}
        />
        {TRIGGERS.map((trigger) => (
          <Trigger
            key={trigger}
            trigger={trigger}
            rows={rows.filter((row) => row.trigger === trigger)}
            isFull={rows.length >= MOST}
            onAdd={(picture) =>
              setRows((now) => {
                const key = Math.max(-1, ...now.map((row) => row.key)) + 1;
                return [...now, { key, trigger, picture, caption: '', alt: '' }];
              })
            }
            onChange={change}
            onRemove={(key) => setRows((now) => now.filter((row) => row.key !== key))}
          />
        ))}
        <div className="meme-editor-end row card">
          {problem !== null && <Failure type={problem} />}
          {!isDone && <p className="hint">{t('memes:needs')}</p>}
          <Button type="submit" big disabled={busy || !isDone}>
            <Save size={22} />
            {t('memes:save')}
          </Button>
        </div>
      </Form>
    </main>
  );
}

interface TriggerProps {
  readonly trigger: MemeTrigger;
  readonly rows: readonly Row[];
  /** True if the set has its maximum number of memes. */
  readonly isFull: boolean;
  readonly onAdd: (picture: string) => void;
  readonly onChange: (key: number, changes: Partial<OwnMeme>) => void;
  readonly onRemove: (key: number) => void;
}

function Trigger({ trigger, rows, isFull, onAdd, onChange, onRemove }: TriggerProps): ReactNode {
  const { t } = useTranslation('memes');
  const host = useHost();
  const { busy, attempt } = useAttempt();
  const tellFailure = useFailureToast();
  const id = useId();
  const title = t(`memes:trigger.${trigger}`);

  const add = async (file: File) => {
    const data = await shrinkPicture(file);
    if (data === null) throw new RequestError('memes.NOT_A_PICTURE');
    onAdd((await host.call('uploadMemePicture', { data })).picture);
  };

  return (
    <section className="meme-moment card" aria-labelledby={id}>
      <div className="row gap-2 apart">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        <label className="button button--quiet meme-add" data-busy={busy || isFull}>
          <ImagePlus size={20} />
          {t(busy ? 'memes:adding' : 'memes:add')}
          <input
            type="file"
            className="visually-hidden"
            accept={PICTURE_TYPES}
            disabled={busy || isFull}
            aria-label={t('memes:addTo', { moment: title })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void attempt(() => add(file), tellFailure);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {rows.length === 0 ? (
        <p className="hint">{t('memes:builtIn')}</p>
      ) : (
        <ul className="stack gap-5">
          {rows.map((row, index) => (
            <MemeRow
              key={row.key}
              row={row}
              number={index + 1}
              onChange={(changes) => onChange(row.key, changes)}
              onRemove={() => onRemove(row.key)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface MemeRowProps {
  readonly row: Row;
  readonly number: number;
  readonly onChange: (changes: Partial<OwnMeme>) => void;
  readonly onRemove: () => void;
}

/** A meme as players will see it, with its text fields. */
function MemeRow({ row, number, onChange, onRemove }: MemeRowProps): ReactNode {
  const { t } = useTranslation('memes');
  return (
    <li className="meme-row flex wrap">
      <figure className="meme-preview rigid">
        <img src={pictureUrl(row.picture)} alt={row.alt} />
        <figcaption>{row.caption}</figcaption>
      </figure>
      <div className="meme-words stack gap-3">
        <TextField
          label={t('memes:caption')}
          value={row.caption}
          maxLength={LONGEST.caption}
          required
          onChange={(caption) => onChange({ caption })}
        />
        <TextField
          label={t('memes:alt')}
          hint={t('memes:altHint')}
          value={row.alt}
          maxLength={LONGEST.alt}
          onChange={(alt) => onChange({ alt })}
        />
        <QuietButton aria-label={t('memes:remove', { number })} onClick={onRemove}>
          <Trash2 size={20} />
          {t('memes:removeShort')}
        </QuietButton>
      </div>
    </li>
  );
}
