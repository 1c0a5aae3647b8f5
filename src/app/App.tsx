// The app's frame: which area, which page, and what stands around every page.

import { type ReactNode, StrictMode, Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { withKept } from '#src/app/address.ts';
import { baseOf, homeOf } from '#src/app/area.ts';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { Head } from '#src/app/Page.tsx';
import { AREA_ROUTES, type AppRoute, ROOT_ROUTES } from '#src/app/routes.tsx';
import type { Services } from '#src/app/services.ts';
import { ServicesProvider } from '#src/app/ServicesProvider.tsx';
import { Announcements } from '#src/shell/Announcements.tsx';
import { ErrorBoundary } from '#src/shell/ErrorBoundary.tsx';
import { NoticesHost } from '#src/shell/NoticesHost.tsx';
import { ProgressBar } from '#src/shell/ProgressBar.tsx';

const LaterPage = lazyPage(
  () => import('#src/pages/later/LaterPage.tsx'),
  (module) => module.LaterPage,
);
const NotFoundPage = lazyPage(
  () => import('#src/pages/notFound/NotFoundPage.tsx'),
  (module) => module.NotFoundPage,
);

export function App({ services }: { readonly services: Services }): ReactNode {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <ProgressBar />
        <ErrorBoundary>
          <Router aroundNav={(navigate, to, options) => navigate(withKept(to, location.search), options)}>
            <Areas />
          </Router>
        </ErrorBoundary>
        <NoticesHost />
        <Announcements />
      </ServicesProvider>
    </StrictMode>
  );
}

function Areas(): ReactNode {
  const [path] = useLocation();
  const base = baseOf(path);
  return base === null ? (
    <Pages routes={ROOT_ROUTES} />
  ) : (
    <Router base={base}>
      <Pages routes={AREA_ROUTES} />
    </Router>
  );
}

function Pages({ routes }: { readonly routes: readonly AppRoute[] }): ReactNode {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Suspense fallback={<div className="page-pending" aria-busy="true" />}>
      <Head />
      <ErrorBoundary key={path}>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              {(params) => show(route, params, search)}
            </Route>
          ))}
          <Route>
            <NotFoundPage home={homeOf(path)} />
          </Route>
        </Switch>
      </ErrorBoundary>
    </Suspense>
  );
}

function show(
  route: AppRoute,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): ReactNode {
  if ('redirect' in route)
    return <Redirect to={search === '' ? route.redirect : `${route.redirect}?${search}`} replace />;
  if ('later' in route) return <LaterPage id={route.later} />;
  return <route.page params={params} />;
}
