import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { Banner } from '~/components/ui/notice'
import { flatten, legalParents, pageTree } from '~/editor/tree'
import type { SectionState } from '~/editor/types'
import { editorMessages as say } from '~/messages/editor'
import { queryOf } from '~/routes/http/query'
import { editorView } from './addresses'
import { Canvas } from './canvas'
import { ActionsProvider, useMakeActions } from './editor-actions'
import { EditorBar } from './editor-bar'
import { PagesSide } from './pages/pages-side'
import { PanelList } from './panel-list'
import { SettingsSide } from './settings/settings-side'
import { TabBar } from './tab-bar'
import { useChanges } from './use-changes'
import { useEditor } from './use-editor'
import { useKeptFocus } from './use-kept-focus'
import { useShortcuts } from './use-shortcuts'

const widths = ['1440', '768', '390'] as const
const sides = ['panels', 'pages', 'settings'] as const
const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((known) => known === value) ?? null

/** The editor of one page: bar, pages and panels at the left, the page, settings at the right. */
export function Editor() {
  const editor = useEditor()
  const [query] = useSearchParams()
  const { document: stored, page } = editor
  const view = query.get('view') === 'preview' ? 'preview' : 'build'
  const width = oneOf(widths, query.get('width')) ?? '1440'
  const side = oneOf(sides, query.get('side'))
  const projectId = editor.project.id

  const start = useMemo(() => {
    const { header, body, footer } = stored
    const sections = [header, ...body, footer].filter((s): s is SectionState => s !== null)
    return { sections, modes: {} }
  }, [stored])
  const { shown, send, saving, said } = useChanges(start)
  const parts = useMemo(() => {
    const slot = (type: string) => shown.sections.find((s) => s.type === type) ?? null
    const body = shown.sections.filter((s) => s.type === 'body')
    return { header: slot('header'), body, footer: slot('footer') }
  }, [shown])
  const find = (id: string) => shown.sections.find((s) => s.id === id)
  const selected = (view === 'build' && find(query.get('s') ?? '')?.id) || null
  const ground = { projectId, pageId: page.id, revision: editor.revision, body: parts.body, find }
  const actions = useMakeActions(ground, send)
  useKeptFocus(selected)
  useShortcuts({ ...ground, ...parts, selected, view, actions })

  return (
    <ActionsProvider value={actions}>
      <div className="editor" data-view={view} data-side={side ?? undefined}>
        <a href="#canvas" className="skip-link">
          {say.skipToPage}
        </a>
        <EditorBar {...{ view, width, selected, saving }} />
        <div className="sr-only" role="status" aria-live="polite">
          {said}
        </div>
        {view === 'build' && <Invitations />}
        <div className="editor-columns">
          {view === 'build' && (
            <aside className="editor-left" aria-label={say.pagesAndPanels}>
              <Pages />
              <PanelList {...parts} selected={selected} />
            </aside>
          )}
          {/* A wide preview scrolls sideways on a phone: by keyboard too. */}
          <main
            id="canvas"
            className="canvas"
            tabIndex={view === 'preview' ? 0 : -1}
            data-width={width}
          >
            <Canvas {...parts} selected={selected} preview={view === 'preview'} />
          </main>
          {view === 'build' && (
            <aside className="editor-right" aria-label="Settings">
              <Settings />
            </aside>
          )}
        </div>
        {view === 'build' && <TabBar side={side} />}
      </div>
    </ActionsProvider>
  )
}

function Pages() {
  const { project, pages, page, total, notes } = useEditor()
  const [query] = useSearchParams()
  const search = query.get('pages') ?? ''
  const text = search.trim().toLowerCase()
  const shown = flatten(pageTree(pages)).filter(({ name }) => name.toLowerCase().includes(text))
  const facts = { shown, total, search, notes, only: project.pageTemplate }
  return <PagesSide projectId={project.id} selectedId={page.id} {...facts} />
}

function Settings() {
  const { project, pages, page, access, collaborators } = useEditor()
  const shown = flatten(pageTree(pages)).find(({ id }) => id === page.id) ?? null
  const parents = legalParents(pages, page.id).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SettingsSide
      account={access.accountFeatures}
      page={shown}
      {...{ project, parents, collaborators }}
    />
  )
}

/** What is offered above the page: an account to guests, help with large websites. */
function Invitations() {
  const { project, guest, banner } = useEditor()
  if (!guest && !banner) return null
  const signUp = `/signup${queryOf({ redirectTo: editorView(project.id) })}`
  return (
    <aside className="editor-invitation" aria-label="Invitation">
      {guest ? (
        <Banner
          actions={
            <ButtonLink to={signUp} look="primary">
              {say.signUp}
            </ButtonLink>
          }
        >
          {say.signUpPrompt}
        </Banner>
      ) : (
        <Banner>{say.helpBanner}</Banner>
      )}
    </aside>
  )
}
