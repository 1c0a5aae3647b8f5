// A form that the page itself sends.

import type { ComponentProps, ReactNode } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

export function Form({ onSubmit, ...native }: FormProps): ReactNode {
  return (
    <form
      {...native}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}
