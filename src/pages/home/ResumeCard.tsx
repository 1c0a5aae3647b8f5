// Offers to go on with the game that this device was in last.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { resumeSeat } from '#src/pages/join/enterRoom.ts';
import { type FailureType, failureType } from '#src/services/requests/requestError.ts';
import type { Seat } from '#src/services/storage/seats.ts';
import { failureText } from '#src/shell/Failure.tsx';

/** `quizId`: only a game alone with this quiz. */
export function ResumeCard({ quizId }: { readonly quizId?: string }): ReactNode {
  const { t } = useTranslation('join');
  const services = useServices();
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState<Seat | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | null>(null);

  useEffect(() => {
    let here = true;
    void services.seats.latestOpen(quizId).then((found) => here && setSeat(found));
    return () => {
      here = false;
    };
  }, [services, quizId]);

  if (!seat) return null;
  const resume = async () => {
    setBusy(true);
    setProblem(null);
    try {
      navigate(await resumeSeat(services, seat));
    } catch (error) {
      setProblem(failureType(error));
      setBusy(false);
    }
  };
  const forget = async () => {
    await services.seats.forget(seat.roomHash, seat.playerId);
    setSeat(null);
  };
  return (
    <section className="resume card" aria-labelledby="resume-title">
      <div className="resume-text">
        <h2 id="resume-title" className="resume-title">
          {t('join:resume.title')}
        </h2>
        <p className="muted">{t('join:resume.body', { name: seat.name, room: seat.title })}</p>
        <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => void resume()} disabled={busy}>
          {t('join:resume.go')}
        </button>
        <button type="button" className="button button--quiet" onClick={() => void forget()}>
          {t('join:resume.forget')}
        </button>
      </div>
    </section>
  );
}
