// A dialog with a form: submits its values and closes once they are accepted.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';

export interface FormDialogProps {
  /** Translated. */
  readonly title: string;
  readonly description?: string;
  /** Content of the submit button. */
  readonly submit: ReactNode;
  /** false while something is missing. */
  readonly canSubmit?: boolean;
  /** Resolves to whether the values were accepted. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, description, submit, canSubmit = true, onSubmit, onClose, children } = props;
  const { t } = useTranslation('host');
  const form = useId();
  const send = async () => {
    if (await onSubmit()) onClose();
  };
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>{t('host:cancel')}</QuietButton>
          <Button type="submit" form={form} disabled={!canSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={form} className="stack" onSubmit={send}>
        {children}
      </Form>
    </Dialog>
  );
}
