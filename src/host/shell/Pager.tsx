// Pager for long lists: rendering ten thousand questions at once would freeze the page.

import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#src/ui/Button.tsx';

export interface PagerProps<Item> {
  readonly items: readonly Item[];
  /** Translated name of the list. */
  readonly label: string;
  readonly perPage?: number;
  /** `index` is the position in the whole list, from 0. */
  readonly render: (item: Item, index: number) => ReactNode;
  readonly className?: string;
}

const PER_PAGE = 25;

/** `render` must return one <li> with a key. */
export function Pager<Item>({
  items,
  label,
  perPage = PER_PAGE,
  render,
  className = 'host-list',
}: PagerProps<Item>): ReactNode {
  const { t } = useTranslation('host');
  const list = useRef<HTMLOListElement>(null);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, pages - 1);
  const start = page * perPage;
  const turn = (to: number) => {
    setWanted(Math.min(Math.max(to, 0), pages - 1));
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <ol className={className} aria-label={label} ref={list} start={start + 1}>
        {items.slice(start, start + perPage).map((item, offset) => render(item, start + offset))}
      </ol>
      {pages > 1 && (
        <nav className="pager strip gap-4" aria-label={t('host:pager.label', { list: label })}>
          <QuietButton small disabled={page === 0} onClick={() => turn(page - 1)}>
            {t('host:pager.previous')}
          </QuietButton>
          <p className="pager-place tabular text-center" aria-live="polite">
            {t('host:pager.place', {
              from: start + 1,
              to: Math.min(start + perPage, items.length),
              total: items.length,
            })}
          </p>
          <QuietButton small disabled={page === pages - 1} onClick={() => turn(page + 1)}>
            {t('host:pager.next')}
          </QuietButton>
        </nav>
      )}
    </>
  );
}
