// The app's frame: below which base, which page, and what stands around every page.

import { type ReactNode, StrictMode, Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { withKept } from '#src/platform/address.ts';
import { baseOf, homeOf } from '#src/platform/base.ts';
import { Arrival } from '#src/app/Arrival.tsx';
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
              navigate(withKept(to, location.search), options);
              // A new page starts at its top; going back, the browser finds the place again.
              if (options?.replace !== true) scrollTo(0, 0);
            }}
          >
            <Bases />
          </Router>
        </ErrorBoundary>
        {/* Without notices the page goes on. */}
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
                'redirect' in route ? <Away to={route.redirect} /> : arrived(show(route, params))
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
      <Arrival />
    </>
  );
}

/** To another page, with what the address says. */
function Away({ to }: { readonly to: string }): ReactNode {
  const search = useSearch();
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}
