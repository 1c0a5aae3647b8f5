// Message for a failed call: what happened and what to do, by error type.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureType } from '#src/platform/requests/requestError.ts';

/**
 * Returns the message for an error type, from the error catalog or from the strings of the area it is named
 * after; types without a message of their own get the general one. locale-keys: errors:*
 */
export function failureText(t: TFunction<'errors'>, type: FailureType): string {
  const [area, name] = type.split('.');
  return t([`errors:${type}`, `${area}:errors.${name}`, 'errors:unknown'], { code: type });
}

interface FailureProps {
  readonly type: FailureType | null;
  readonly id?: string;
}

export function Failure({ type, id }: FailureProps): ReactNode {
  const { t } = useTranslation('errors');
  return (
    <div id={id} className="failure" role="alert">
      {type !== null && <p>{failureText(t, type)}</p>}
    </div>
  );
}
