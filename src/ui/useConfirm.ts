// Confirmation of something that may be gone before it's answered.

import { useEffect, useRef } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Notices, NoticesState } from '#src/platform/stores/notices.ts';

/**
 * Asks like `notices.confirm`, and withdraws the question, as a no, once `about` changes or the component is
 * gone.
 */
export function useConfirm(about: string): Notices['confirm'] {
  const { notices } = useServices();
  const asked = useRef<NoticesState['question']>(null);
  useEffect(
    () => () => {
      const { question } = notices.getState();
      if (question === asked.current) question?.answer(false);
    },
    [about, notices],
  );
  return (question) => {
    const answer = notices.confirm(question);
    asked.current = notices.getState().question;
    return answer;
  };
}
