// Who plays without an account finds these results on this device alone: says so, and offers a copy on paper. Can be waved away for good.

import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/pages/game/summary.css';

const WAVED_AWAY = 'keepResults.wavedAway';

export function KeepResults(): ReactNode {
  const { t } = useTranslation('play');
  const { kv } = useServices();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let gone = false;
    kv.get(WAVED_AWAY).then(
      (waved) => !gone && setShown(waved !== true),
      () => !gone && setShown(true),
    );
    return () => {
      gone = true;
    };
  }, [kv]);
  if (!shown) return null;
  const wave = () => {
    setShown(false);
    // It comes back where the device keeps nothing.
    kv.set(WAVED_AWAY, true).catch(() => undefined);
  };
  return (
    <section className="card keep" aria-labelledby="keep-title">
      <div className="keep-words">
        <h2 id="keep-title" className="keep-title">
          {t('play:keep.title')}
        </h2>
        <p className="muted">{t('play:keep.body')}</p>
      </div>
      <div className="row">
        <QuietButton onClick={() => window.print()}>
          <Printer size={20} />
          {t('play:keep.print')}
        </QuietButton>
        <QuietButton onClick={wave}>{t('play:keep.skip')}</QuietButton>
      </div>
    </section>
  );
}
