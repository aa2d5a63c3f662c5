import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useHydrated } from '~/components/ui/use-hydrated'
import { pageSteps } from '~/editor/page-steps'
import type { PageNode } from '~/editor/tree'
import { listPages } from '~/features/pages/list-pages.server'
import { pageTops } from '~/features/pages/page-tops.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { sitemapMessages as say } from '~/messages/sitemap'
import { panelThumbPath } from '~/panels/url'
import { limits } from '~/permissions/limits'
import { canUseAccountFeatures } from '~/permissions/projects'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from '../addresses'
import { type MapPage, PageCard } from './page-card'
import styles from './sitemap.css?url'
import { useDragPages } from './use-drag-pages'

/**
 * Keeps the focus on the button that moved a page: the page's card is drawn again at its new place.
 *
 * @param tree what is shown; a new one means that the move has been made
 * @returns for the submit event of the cards' forms
 */
function useMovedFocus(tree: unknown): (event: FormEvent) => void {
  const pressed = useRef<{ page: string; step: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tree is when the focus returns
  useEffect(() => {
    const last = pressed.current
    if (!last) return
    pressed.current = null
    const card = document.getElementById(`page-${last.page}`)
    const button = card?.querySelector<HTMLElement>(`[data-step="${last.step}"]`)
    button?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tree])
  return (event) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const card = submitter?.closest<HTMLElement>('[data-page]')
    const { step } = submitter?.dataset ?? {}
    if (card?.dataset.page && step) pressed.current = { page: card.dataset.page, step }
  }
}

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const project = editableProject(actor, id)
  const { tree, pages } = listPages(actor, id)
  const nested = canUseAccountFeatures(actor)
  const pictures = pageTops(id)
  const steps = pageSteps(tree, nested)
  const drawn = new Set(pages.slice(0, limits.pagesDrawn).map((page) => page.id))
  const mapped = ({ id, name, home, nonNavigation, children }: PageNode): MapPage => ({
    id,
    name,
    home,
    nonNavigation,
    steps: drawn.has(id) ? (steps.get(id) ?? null) : null,
    pictures: drawn.has(id)
      ? (pictures.get(id) ?? []).map((picture) => ({
          small: panelThumbPath(picture, project.brandId, 160),
          large: panelThumbPath(picture, project.brandId, 480),
        }))
      : null,
    children: children.map(mapped),
  })
  return {
    projectId: id,
    name: project.name,
    total: pages.length,
    tree: tree.map(mapped),
    nested,
    closeTo: editorBehind(id, url),
    said: movedTo(tree, url.searchParams.get('moved')),
  }
})

/** Position of a page after it was moved, in words. */
function movedTo(siblings: readonly PageNode[], id: string | null, parent?: PageNode): string {
  const at = siblings.findIndex((page) => page.id === id)
  const page = siblings[at]
  if (page) return say.moved(page.name, at + 1, siblings.length, parent?.name ?? null)
  return siblings.map((sibling) => movedTo(sibling.children, id, sibling)).find(Boolean) ?? ''
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The page tree as a picture: every page a card with its thumbnail, moved by buttons. */
export default function Sitemap() {
  const { projectId, name, total, tree, nested, closeTo, said } = useLoaderData<typeof loader>()
  const hydrated = useHydrated()
  const onSubmit = useMovedFocus(tree)
  const dragRef = useDragPages(projectId, tree, nested)
  return (
    <Dialog
      title={say.title}
      closeTo={closeTo}
      size="full"
      tools={
        hydrated && (
          <Button type="button" icon="file" onClick={() => print()}>
            {say.print}
          </Button>
        )
      }
    >
      <p className="sr-only" role="status" aria-live="polite">
        {said}
      </p>
      <div className="sitemap" ref={dragRef} onSubmit={onSubmit}>
        <p className="map-hint muted touch:hidden">{hydrated && total > 1 ? say.drag : ''}</p>
        <div className="sitemap-root">
          <p className="truncate-line font-semibold">{name}</p>
          <p className="muted">{say.pages(total)}</p>
          {total > limits.pagesDrawn && <p className="muted">{say.drawn(limits.pagesDrawn)}</p>}
        </div>
        <ul className="sitemap-columns" aria-label={say.tree}>
          {tree.map((page, at) => (
            <PageCard
              key={page.id}
              page={page}
              projectId={projectId}
              parent={null}
              before={tree[at - 1]?.name ?? null}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
