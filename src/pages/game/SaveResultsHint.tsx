// Hint for players without an account that these results are kept only on this device, with a way to print
// them. Can be dismissed for good.

import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/pages/game/summary.css';

const WAVED_AWAY = 'keepResults.wavedAway';

export function SaveResultsHint(): ReactNode {
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
    // If storage fails, the hint just comes back next time.
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
