// App shell: base path, routes, and what surrounds every page.

import { type ReactNode, StrictMode, Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { withKeptParams } from '#src/platform/address.ts';
import { baseOf, homeOf } from '#src/platform/base.ts';
import { RouteAnnouncer } from '#src/app/RouteAnnouncer.tsx';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { Head } from '#src/ui/Page.tsx';
import type { AppRoute } from '#src/platform/route.ts';
import { JOIN_ROUTES, ROOT_ROUTES } from '#src/app/routes.tsx';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider } from '#src/platform/ServicesProvider.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';

const LaterPage = lazyPage(() => import('#src/pages/later/LaterPage.tsx'), 'LaterPage');
const NotFoundPage = lazyPage(() => import('#src/pages/notFound/NotFoundPage.tsx'), 'NotFoundPage');

export function App({ services }: { readonly services: Services }): ReactNode {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <ProgressBar />
        <ErrorBoundary>
          <Router
            aroundNav={(navigate, to, options) => {
              navigate(withKeptParams(to, location.search), options);
              // A new page starts at the top; on going back, the browser restores the position.
              if (options?.replace !== true) scrollTo(0, 0);
            }}
          >
            <Bases />
          </Router>
        </ErrorBoundary>
        {/* If notices crash, the page carries on. */}
        <ErrorBoundary instead={null}>
          <NoticesHost />
        </ErrorBoundary>
        <Announcements />
      </ServicesProvider>
    </StrictMode>
  );
}

function Bases(): ReactNode {
  const [path] = useLocation();
  const base = baseOf(path);
  return base === null ? (
    <Pages routes={ROOT_ROUTES} />
  ) : (
    <Router base={base}>
      <Pages routes={JOIN_ROUTES} />
    </Router>
  );
}

function Pages({ routes }: { readonly routes: readonly AppRoute[] }): ReactNode {
  const [path] = useLocation();
  return (
    <Suspense fallback={<div className="page-pending" aria-busy="true" />}>
      <Head />
      <ErrorBoundary key={path}>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              {(params) =>
                'redirect' in route ? (
                  <RedirectWithSearch to={route.redirect} />
                ) : (
                  arrived(show(route, params))
                )
              }
            </Route>
          ))}
          <Route>{arrived(<NotFoundPage home={homeOf(path)} />)}</Route>
        </Switch>
      </ErrorBoundary>
    </Suspense>
  );
}

type Shown = Exclude<AppRoute, { readonly redirect: string }>;

function show(route: Shown, params: Readonly<Record<string, string | undefined>>): ReactNode {
  return 'later' in route ? <LaterPage id={route.later} /> : <route.page params={params} />;
}

function arrived(page: ReactNode): ReactNode {
  return (
    <>
      {page}
      <RouteAnnouncer />
    </>
  );
}

/** Redirects and keeps the query string. */
function RedirectWithSearch({ to }: { readonly to: string }): ReactNode {
  const search = useSearch();
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}
