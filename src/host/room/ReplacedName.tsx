// A name that was replaced because it was unfit for the projector; the typed name shows only on request.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/host/room/renamed.css';

export function ReplacedName({ typedName }: { readonly typedName: string }): ReactNode {
  const { t } = useTranslation('host');
  const [shown, setShown] = useState(false);
  return (
    <button
      type="button"
      className="renamed caption strong"
      aria-expanded={shown}
      onClick={() => setShown(!shown)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      {shown ? t('host:player.typed', { name: typedName }) : t('host:player.renamed')}
    </button>
  );
}
