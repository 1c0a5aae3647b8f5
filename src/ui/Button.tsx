// Buttons of the design system (styles/button.css).

import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly small?: boolean;
  readonly big?: boolean;
  readonly danger?: boolean;
}

export function Button({ small, big, danger, className, ...rest }: ButtonProps): ReactNode {
  const looks = [small && 'button--small', big && 'button--big', danger && 'button--danger', className];
  return <button type="button" {...rest} className={['button', ...looks].filter(Boolean).join(' ')} />;
}

/** For secondary actions beside the primary button. */
export function QuietButton({ className = '', ...rest }: ButtonProps): ReactNode {
  return <Button {...rest} className={`button--quiet ${className}`.trim()} />;
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Translated; used as the accessible name and the tooltip. */
  readonly label?: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps): ReactNode {
  const look = `icon-button ${className}`.trim();
  return <button type="button" aria-label={label} title={label} {...rest} className={look} />;
}
