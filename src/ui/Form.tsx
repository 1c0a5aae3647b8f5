// A form that is handled in the page instead of submitted by the browser.

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
