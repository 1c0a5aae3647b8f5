// What every page says about itself: its title, and where the reader's attention goes when it opens.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter, useSearch } from 'wouter';
import { isPrivateAddress } from '#src/platform/address.ts';

/** Sets the page's title (translated); null while it is not known yet. */
export function usePageTitle(title: string | null): void {
  const { t } = useTranslation('common');
  const full = title === null ? t('common:brand') : t('common:pageTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** Tells search engines which address a page has, and which to leave alone. */
export function Head(): ReactNode {
  const [path] = useLocation();
  const { base } = useRouter();
  const search = useSearch();
  const whole = base + (path === '/' ? '' : path);
  const canonical = /\/(notes|pre-game)(\/|$)/.test(whole) ? null : location.origin + whole;
  return (
    <>
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {isPrivateAddress(search) && <meta name="robots" content="noindex" />}
    </>
  );
}
