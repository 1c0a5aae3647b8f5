// A new quiz: it gets its id here, so that it can be begun without a network, and is written at the address that it keeps.

import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { begin } from '#src/areas/library/editor/sync/begun.ts';

export function NewQuizPage(): ReactNode {
  const [, navigate] = useLocation();
  const [quizId] = useState(newQuizId);
  useEffect(() => {
    navigate(`/host/quiz/${quizId}/edit`, { replace: true, state: begin(quizId) });
  }, [navigate, quizId]);
  return null;
}
