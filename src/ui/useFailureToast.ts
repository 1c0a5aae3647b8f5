import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { failureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';

/** Returns a function that shows a toast saying why something failed. */
export function useFailureToast(): (error: unknown) => void {
  const { notices } = useServices();
  const { t } = useTranslation('errors');
  return (error) => void notices.toast('error', failureText(t, failureType(error)));
}
