import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { Live } from '~/components/shell/live'
import { useNonce } from '~/components/shell/nonce'
import { isTimeZoneNew, rememberTimeZone } from '~/components/shell/remember-time-zone'
import { ScreenAnnouncer } from '~/components/shell/screen-announcer'
import { Toaster } from '~/components/ui/toaster'
import { UploadHost } from '~/components/ui/upload-host'
import { ReaderClock } from '~/components/ui/use-clock'
import { readerClock } from '~/features/accounts/reader-clock.server'
import { getViewer } from '~/features/accounts/viewer.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { markOpened } from '~/features/notifications/mark-opened.server'
import { isSelling } from '~/features/orders/list-offers.server'
import { shell } from '~/messages/shell'
import { isReadOnly } from '~/platform/litefs/tell-primary.server'
import { clearFlash, readFlash } from '~/routes/http/flash.server'
import { viewerSummary } from '~/routes/http/viewer-summary.server'
import styles from './styles/app.css?url'

export const links: LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta: MetaFunction = () => [
  { title: 'Panelry' },
  { name: 'description', content: shell.description },
]

/** The object an address is about, and the view of it: dialogs and tools of a project are below it. */
const objectOf = ({ pathname, searchParams }: URL) =>
  pathname.split('/', 3).join('/') + searchParams.get('v') + searchParams.get('view')

/** A dialog of a project gives way to the editor below it at once: nothing is asked of the server. */
const closesDialog = (from: URL, to: URL) =>
  to.pathname.startsWith('/projects/') && from.pathname.startsWith(`${to.pathname}/`)

/**
 * Who is signed in does not change with the query of a screen, nor by a post that never arrived. Where the
 * server has not heard yet which time zone the browser is in, all is read again: one clock tells all of it.
 * What is opened is looked up in the notifications. After a refused form all is read again, as without
 * script, since this is exported: Remix makes its default `true`, and fetches every route with it that has
 * no `shouldRevalidate` of its own. Where words are given back nothing is read: the guard of the screen
 * they were written on would lead away from them.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (actionResult?.offline || actionResult?.data?.kept) return false
  const posted = formMethod && formMethod !== 'GET'
  // Not after a form: read again, a screen that was refused would be without what was typed.
  if (!posted && (isTimeZoneNew() || objectOf(currentUrl) !== objectOf(nextUrl))) return true
  const sameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return posted || !(sameScreen || closesDialog(currentUrl, nextUrl))
    ? defaultShouldRevalidate
    : false
}

export async function loader(args: LoaderFunctionArgs) {
  const since = newestEvent()
  const url = new URL(args.request.url)
  // A page that asks ahead shows nothing, and a popup closes at once: the next page shows the message.
  const isAhead = args.request.method === 'HEAD'
  const [flash, viewer] = await Promise.all([
    isAhead || url.pathname === '/auth/done' ? null : readFlash(args.request),
    getViewer(args),
  ])
  // Before they are counted.
  if (viewer.user && !isAhead) markOpened(viewer.user.id, url)
  return data(
    {
      flash,
      viewer: viewerSummary(viewer, url.pathname),
      clock: readerClock(args.request, viewer.user),
      since,
      selling: isSelling(),
      readOnly: isReadOnly(),
    },
    flash ? { headers: { 'Set-Cookie': await clearFlash() } } : undefined,
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* A dialog that arrives in two parts would jump when it is whole. */}
        <link rel="expect" href="#whole" {...{ blocking: 'render' }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#132D3D" />
        <Meta />
        <Links />
      </head>
      <body>
        <ReaderClock.Provider value={root?.clock}>
          <Toaster flash={root?.flash ?? null} readOnly={root?.readOnly ?? false} />
          {children}
        </ReaderClock.Provider>
        <ScreenAnnouncer />
        <UploadHost />
        <ScrollRestoration nonce={nonce} />
        <div id="whole" hidden />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  const clock = useRouteLoaderData<typeof loader>('root')?.clock
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the server was asked
  useEffect(rememberTimeZone, [clock])
  return (
    <>
      <Outlet />
      <Live />
    </>
  )
}

export { AppErrorBoundary as ErrorBoundary } from '~/components/shell/error-boundary'
