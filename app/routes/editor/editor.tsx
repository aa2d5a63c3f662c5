import { data, redirect } from '@remix-run/node'
import {
  isRouteErrorResponse,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useMatches,
  useOutlet,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { AppErrorBoundary } from '~/components/shell/error-boundary'
import { errorTitle, keptIn } from '~/components/shell/error-title'
import type { LiveHandle } from '~/components/shell/live'
import { rareScreen } from '~/components/shell/rare-screen'
import { isReloading } from '~/components/shell/router'
import { WebsitePicture } from '~/components/shell/website-picture'
import { Screen } from '~/components/ui/screen'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import { notFound } from '~/domain-error'
import { unpack } from '~/editor/pack'
import { type EditorData, editorData } from '~/features/editor/editor-data.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { openProject } from '~/features/projects/open-project.server'
import { isAtProjectLimit } from '~/features/projects/project-limit.server'
import { pageOfSection } from '~/features/sections/page-of-section.server'
import type { Address } from '~/map'
import { guestCookie, isGuestCookieAltered } from '~/platform/cookies.server'
import { errorData } from '~/routes/http/error-data'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorView } from './addresses'
import { ClosedInLittle } from './closed-in-little'
import { ActionsProvider, useMakeActions } from './editor-actions'
import { Editor } from './editor-screen'
import { createPageStore } from './page-store'
import { EditorProvider, useEditor } from './use-editor'
import { PageProvider } from './use-page'
import { useSelection } from './use-selection'

/** The page on screen and what can be done with it, for the editor and its dialogs. */
function PageOnScreen({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const { search } = useLocation()
  const addressed = new URLSearchParams(search).get('s')
  const told = useMemo(() => {
    const { project, page, panels, revision, pins } = editor
    const sections = unpack(editor.sections)
    const around = { projectId: project.id, pageId: page.id, brandId: project.brandId, pins }
    return { sections, panels, revision, around }
  }, [editor])
  const [store] = useState(() => createPageStore(told, addressed))
  useBeforePaint(() => store.receive(told), [store, told])
  const actions = useMakeActions(store, useSelection(store, addressed))
  return (
    <PageProvider value={store}>
      <ActionsProvider value={actions}>{children}</ActionsProvider>
    </PageProvider>
  )
}

/** Content of the first page: the editor with a website in it, behind the dialog that asks for its name. */
const ComingEditor = () => (
  <div className="coming" aria-hidden="true">
    <div className="coming-bar" />
    <div className="coming-side" />
    <div className="coming-page">
      <WebsitePicture />
    </div>
    <div className="coming-side" />
  </div>
)

type Loaded = {
  /** Why the project is not shown; null when it is. */
  closed: 'log-in' | 'save' | 'ask' | null
  /** Whether the visitor has asked for access already. */
  asked: boolean
  /** Whether they worked on it before its owner removed them. */
  removed: boolean
  /** Whether they have no room for one more project to save. */
  full: boolean
  id: string
  /** Null when it is closed, and while it has no page. */
  editor: EditorData | null
}

export const loader = screen(async ({ actor, params, request, url }) => {
  const since = newestEvent()
  const { id = '' } = params
  const here = editorView(id)
  let viewer = actor
  let opening = openProject(viewer, id)
  const headers = new Headers()
  if (opening.kind === 'adopt') {
    if (await isGuestCookieAltered(request.headers.get('Cookie'))) await refuseAltered()
    // The first person to sign up owns it; until then everybody with the link may work on it.
    headers.set('Set-Cookie', await guestCookie.serialize(id))
    if (url.pathname !== here) throw redirect(here, { headers })
    viewer = { kind: 'guest', projectId: id }
    opening = openProject(viewer, id)
  }
  if (opening.kind === 'missing') throw notFound()
  if (opening.kind === 'other-guest') throw redirect(editorView(opening.ownId))
  if (opening.kind !== 'open') {
    const asked = opening.kind === 'ask' && opening.asked
    const removed = opening.kind === 'ask' && opening.removed
    const closed = opening.kind === 'adopt' ? 'log-in' : opening.kind
    return data<Loaded>(
      {
        closed,
        asked,
        removed,
        full: closed === 'save' && isAtProjectLimit(viewer),
        id,
        editor: null,
      },
      { status: closed === 'save' ? 200 : 403 },
    )
  }
  const [page, section] = [url.searchParams.get('p'), url.searchParams.get('s')]
  const wanted = page ?? (section && pageOfSection(id, section))
  const editor = editorData(viewer, { ...opening, since }, wanted)
  const underneath = url.pathname.slice(here.length + 1)
  if (!editor && !withoutPages.includes(underneath)) {
    throw redirect(`${here}/pages/new`, { headers })
  }
  return data<Loaded>(
    { closed: null, asked: false, removed: false, full: false, id, editor },
    { headers },
  )
})

/** The dialogs that a project without pages can show: the first page's, and the brand's. */
const withoutPages = ['pages/new', 'settings', 'brand', 'logo', 'logo/delete']

/** A cookie that was altered opens nothing. It is taken away, so that the link works next time. */
async function refuseAltered(): Promise<never> {
  const cookie = await guestCookie.serialize('', { maxAge: 0 })
  throw data(errorData(notFound()), { status: 404, headers: { 'Set-Cookie': cookie } })
}

/** The page hears of every change of the project. */
export const handle: LiveHandle<Loaded> = {
  live: ({ id, editor }) => editor && { topic: `project:${id}`, since: editor.since },
}

/** Selecting a section, a view or a sheet asks the server nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  formMethod,
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  if (formMethod && formMethod !== 'GET') {
    // A form of words that came back, such as with one more row, has changed nothing.
    if (actionResult?.offline || actionResult?.words) return false
    return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
  }
  const page = (url: URL) => url.searchParams.get('p')
  if (currentParams.id !== nextParams.id) return true
  if (currentUrl.pathname !== nextUrl.pathname && isReloading()) return true
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return nextUrl.searchParams.has('p') && page(currentUrl) !== page(nextUrl)
}

const ClosedScreen = rareScreen(() => import('./closed-screen'), ClosedInLittle)

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  const editor = loaded?.editor
  if (error && !isClosed(loaded, error)) return [{ title: `${errorTitle(error)} · Panelry` }]
  const title = editor ? `${editor.page.name} · ${editor.project.name} · Panelry` : 'Panelry'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function EditorRoute() {
  const { closed, asked, removed, full, id, editor } = useLoaderData<typeof loader>()
  const dialog = useOutlet()
  const covered = useCovered()
  if (closed) return <ClosedScreen {...{ closed, asked, removed, full, id }} />
  if (!editor)
    return (
      <Screen dialog={dialog}>
        <ComingEditor />
      </Screen>
    )
  return (
    <EditorProvider value={editor}>
      <PageOnScreen>
        <Screen dialog={dialog}>
          <Editor covered={covered} />
        </Screen>
      </PageOnScreen>
    </EditorProvider>
  )
}

/** Dialogs of a closed project are not found: the page says all the same why it is closed. */
export function ErrorBoundary() {
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof loader>('/projects/:id' satisfies Address)
  return isClosed(loaded, error) ? <ClosedScreen {...loaded} /> : <AppErrorBoundary />
}

type Closed = Loaded & { closed: NonNullable<Loaded['closed']> }

/** Whether that the project is closed is all there is to say; somebody's words are to be saved first. */
const isClosed = (loaded: Loaded | undefined, error: unknown): loaded is Closed =>
  isRouteErrorResponse(error) && error.status === 404 && !keptIn(error.data) && !!loaded?.closed

/**
 * True while a dialog over the whole screen hides a page that was never shown: its pictures are not
 * fetched then.
 */
function useCovered(): boolean {
  const whole = useMatches().some(
    ({ id, data }) =>
      /^\/projects\/:id\/(panels|templates|pages\/:page\/versions)(\/|$)/.test(id) &&
      // The versions of a page that has none are a small dialog.
      (data as { of?: number } | undefined)?.of !== 0,
  )
  const shownBefore = useRef(false)
  if (!whole && typeof document !== 'undefined') shownBefore.current = true
  return whole && !shownBefore.current
}
