// Form for the server's password, in place of a host's page.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '#src/host/session/useHost.ts';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Form } from '#src/ui/Form.tsx';

/** `problem`: why the last password didn't work. */
export function PasswordCard({ problem }: { readonly problem: FailureType | null }): ReactNode {
  const { t } = useTranslation(['host', 'errors']);
  const host = useHost();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const message = useId();
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    if (busy || password === '') return field.current?.focus();
    setBusy(true);
    if (!(await host.open(password))) field.current?.select();
    setBusy(false);
  };
  return (
    <main className="host-main host-main--narrow">
      <Form className="card stack" onSubmit={submit} aria-busy={busy} noValidate>
        <h1 className="title">{t('host:session.title')}</h1>
        <p className="muted">{t('host:session.body')}</p>
        <TextField
          ref={field}
          label={t('host:session.password')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
          aria-invalid={problem !== null}
          aria-describedby={message}
        />
        {problem === null ? <div id={message} /> : <Failure id={message} type={problem} />}
        <Button type="submit" big disabled={busy}>
          {busy ? t('host:session.opening') : t('host:session.submit')}
        </Button>
      </Form>
    </main>
  );
}
