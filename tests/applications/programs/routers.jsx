/** Pages of routers with a gallery: `?<router>` or `?<router>&named`. */
import { createRoot } from 'react-dom/client';
import { useEffect } from 'react';
import * as Seven from 'react-router';
import { RouterProvider as SevenProvider } from 'react-router/dom';
import * as Six from 'react-router-6';
import * as TanStack from '@tanstack/react-router';
import * as Wouter from 'wouter';
import { registerLinks } from 'ks-gallery-react';
import { OpenGallery } from './gallery';

/** What the router has done. */
window.log = [];
const log = (entry) => void window.log.push(entry);
const [router, isNamed] = location.search.slice(1).split('&');
if (isNamed) registerLinks();
const libConfig = isNamed && { linkConfig: { name: 'album' } };

/** A page that logs its renders with another location. */
function Album({ location, children }) {
  useEffect(() => log(`location ${location}`), [location]);
  return (
    <>
      <h1>Album</h1>
      <input aria-label="Text" />
      {children}
      <div style={{ position: 'fixed', top: 0, right: 0 }}>
        <OpenGallery libConfig={libConfig || undefined} />
      </div>
      <div style={{ height: 3000 }} />
    </>
  );
}

function createReactRouter(library, Provider) {
  const { createBrowserRouter, useBlocker, useLocation, Link, Outlet, ScrollRestoration } = library;
  function Layout() {
    return (
      <>
        <ScrollRestoration />
        <Outlet />
      </>
    );
  }
  function Page() {
    const { pathname, search, hash, key } = useLocation();
    const blocker = useBlocker(() => {
      log('blocker');
      return window.isBlocking === true;
    });
    useEffect(() => log(`blocker is ${blocker.state}`), [blocker.state]);
    return (
      <Album location={[pathname, search, hash, key].join(' ')}>
        <Link to="/other">Other page</Link>
      </Album>
    );
  }
  const loader = () => {
    log('loader');
    return null;
  };
  const routes = createBrowserRouter([
    {
      element: <Layout />,
      children: [
        { path: '/other', loader, element: <h1>Other</h1> },
        { path: '*', loader, element: <Page /> },
      ],
    },
  ]);
  return <Provider router={routes} />;
}

const routers = {
  'react-router-7': () => createReactRouter(Seven, SevenProvider),
  'react-router-6': () => createReactRouter(Six, Six.RouterProvider),
  tanstack: () => {
    const { createRootRoute, createRoute, createRouter, useBlocker, useLocation, Link } = TanStack;
    const loader = () => log('loader');
    function Page() {
      const { href } = useLocation();
      useBlocker({
        shouldBlockFn: () => {
          log('blocker');
          return window.isBlocking === true;
        },
        enableBeforeUnload: false,
      });
      return (
        <Album location={href}>
          <Link to="/other">Other page</Link>
        </Album>
      );
    }
    const root = createRootRoute();
    const routeTree = root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/other',
        loader,
        component: () => <h1>Other</h1>,
      }),
      createRoute({ getParentRoute: () => root, path: '$', loader, component: Page }),
    ]);
    return (
      <TanStack.RouterProvider router={createRouter({ routeTree, scrollRestoration: true })} />
    );
  },
  wouter: () => {
    const { Link, Route, Switch, useLocation, useSearch } = Wouter;
    function Page() {
      const [path] = useLocation();
      return (
        <Album location={`${path} ${useSearch()}`}>
          <Link href="/other">Other page</Link>
        </Album>
      );
    }
    return (
      <Switch>
        <Route path="/other">
          <h1>Other</h1>
        </Route>
        <Route>
          <Page />
        </Route>
      </Switch>
    );
  },
};

createRoot(document.getElementById('root')).render(routers[router]());
