// Document title, canonical link and robots tag of a page.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter, useSearch } from 'wouter';
import { isPrivateAddress } from '#src/platform/address.ts';

/** Sets the page's title (translated); null while it isn't known yet. */
export function usePageTitle(title: string | null): void {
  const { t } = useTranslation('common');
  const full = title === null ? t('common:brand') : t('common:pageTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** Tells search engines the page's canonical address, and which pages not to index. */
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
