import { useSearchParams } from '@remix-run/react'
import { memo } from 'react'
import { useSelling } from '~/components/shell/viewer'
import { Banner } from '~/components/ui/banner'
import { ButtonLink, buttonClass } from '~/components/ui/button'
import { flatten, legalParents, pagesNamed, pageTree } from '~/editor/tree'
import { pathTo, queryOf } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { previewWidth } from '~/shared/page-width'
import { editorView } from './addresses'
import { Canvas } from './canvas'
import { useActions } from './editor-actions'
import { EditorBar } from './editor-bar'
import { FactsLine } from './facts-line'
import { GetReady } from './get-ready'
import { PagesSide } from './pages/pages-side'
import { PanelList } from './panel-list'
import { Preview } from './preview'
import { RestoredFocus } from './restored-focus'
import { SendChanges } from './send-changes'
import { SettingsSide } from './settings/settings-side'
import { PreviewTabBar, TabBar } from './tab-bar'
import { useEditor } from './use-editor'
import { usePageStore } from './use-page'
import { useShortcuts } from './use-shortcuts'

const sides = ['panels', 'pages', 'settings'] as const
const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((known) => known === value) ?? null

/**
 * The editor of one page: bar, pages and panels at the left, the page, settings at the right.
 *
 * @param covered nothing of the page is drawn
 */
export const Editor = memo(function Editor({ covered }: { covered: boolean }) {
  const [query] = useSearchParams()
  const view = query.get('view') === 'preview' ? 'preview' : 'build'
  const width = previewWidth(query.get('width'))
  const side = oneOf(sides, query.get('side'))
  const addressed = query.get('s')
  const store = usePageStore()
  const actions = useActions()
  useShortcuts({ store, view, actions })
  const selected = view === 'build' && addressed && store.read().sections.has(addressed)

  return (
    <div className="editor" data-view={view} data-side={side ?? undefined}>
      <a href="#canvas" className="skip-link">
        {say.skipToPage}
      </a>
      <EditorBar {...{ view, width }} selected={selected ? addressed : null} />
      <SendChanges />
      <RestoredFocus />
      {view === 'build' && <Invitations />}
      <div className="editor-columns">
        <div className="editor-main">
          {view === 'build' && (
            <aside className="editor-left" aria-label={say.pagesAndPanels}>
              <Pages />
              <PanelList />
            </aside>
          )}
          <main id="canvas" className="canvas" tabIndex={-1}>
            {view === 'build' && <FactsLine />}
            {!covered && (view === 'build' ? <Canvas /> : <Preview width={width} />)}
          </main>
        </div>
        {view === 'build' && (
          <aside className="editor-right" aria-label={say.settings}>
            <Settings />
          </aside>
        )}
      </div>
      {view === 'build' ? <TabBar side={side} /> : <PreviewTabBar width={width} />}
      <GetReady />
    </div>
  )
})

function Pages() {
  const { project, pages, page, notes, approved, guest, formKey } = useEditor()
  const [query] = useSearchParams()
  const search = query.get('pages') ?? ''
  const shown = pagesNamed(flatten(pageTree(pages)), search)
  const facts = {
    shown,
    total: pages.length,
    search,
    notes,
    approved,
    only: project.kind === 'page_template',
  }
  const key = guest || project.kind === 'page_template' ? null : formKey
  return <PagesSide projectId={project.id} selectedId={page.id} formKey={key} {...facts} />
}

function Settings() {
  const { project, pages, page, access, collaborators, brands } = useEditor()
  const orders = useSelling() && project.kind === 'website'
  const shown = flatten(pageTree(pages)).find(({ id }) => id === page.id) ?? null
  const parents = legalParents(pages, page.id).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SettingsSide
      account={access.accountFeatures}
      page={shown}
      {...{ project, parents, brands, collaborators, orders }}
    />
  )
}

/** Offers above the page: an account for guests, help with large websites. */
function Invitations() {
  const { project, guest, banner, studio } = useEditor()
  const orders = useSelling() && project.kind === 'website'
  if (!guest && !banner) return null
  const signUp = `/signup${queryOf({ redirectTo: editorView(project.id) })}`
  return (
    <aside className="editor-invitation" aria-label={say.invitation}>
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
        <Banner
          actions={
            orders ? (
              <ButtonLink to={pathTo('/order', { project: project.id })} look="primary">
                {say.orderWebsite}
              </ButtonLink>
            ) : (
              studio && (
                <a href={`mailto:${studio}`} className={buttonClass('primary')}>
                  {say.writeToStudio}
                </a>
              )
            )
          }
        >
          {say.helpBanner}
        </Banner>
      )}
    </aside>
  )
}
