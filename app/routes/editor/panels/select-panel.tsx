import type { MetaFunction } from '@remix-run/node'
import { Link, type ShouldRevalidateFunction, useLoaderData, useOutlet } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { SearchField } from '~/components/form/search-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Screen } from '~/components/ui/screen'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { panelMessages as say } from '~/messages/select-panel'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorView, screenFrom } from '../addresses'
import { AddingProvider } from './choose-panel'
import { filterNames } from './filters'
import { PanelCard } from './panel-card'
import { AddMultiple, Category, Columns, keep, Sort, useAddress } from './panel-filters'
import { readPanels } from './read-panels.server'

export const loader = screen(({ actor, params, url }) =>
  readPanels(actor, params.id ?? '', url.searchParams),
)

/** The preview over this screen changes nothing in it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const list = (url: URL) =>
    ['p', 'for', 'scope', 'after', 'swap', ...filterNames].map((n) => url.searchParams.get(n) ?? '')
  const same =
    currentUrl.href !== nextUrl.href && String(list(currentUrl)) === String(list(nextUrl))
  return same ? false : defaultShouldRevalidate
}

export const meta: MetaFunction = () => [{ title: `${say.title} · Panelry` }]

const none = { last: null, panels: [] }

/** Select A Panel: the library over the whole screen, in the project's brand. */
export default function SelectPanel() {
  const { place, filters, offer } = useLoaderData<typeof loader>()
  const countOf = (category: string) => offer.categories.find(({ id }) => id === category)?.count
  const preview = useOutlet()
  const to = useAddress()
  const { projectId, page, after, swap, type } = place
  const [adding, setAdding] = useState<{ last: string | null; panels: readonly string[] }>(none)
  const note = useCallback(
    (last: string, panel: string) =>
      setAdding(({ panels }) => ({ last, panels: [...panels, panel] })),
    [],
  )
  const { last, panels } = adding
  useShowLast(last !== null)
  const section = last ?? swap?.id ?? (after === 'start' || after === 'end' ? null : after)
  const closeTo =
    screenFrom(projectId, { ...place, p: page.id }) ??
    editorView(projectId, { p: page.id, s: section })
  return (
    <AddingProvider value={useMemo(() => ({ ...adding, note }), [adding, note])}>
      <Screen dialog={preview}>
        <Dialog
          title={say.title}
          size="full"
          closeTo={closeTo}
          tools={
            <>
              <p className="panel-place muted truncate-line" role="status">
                {panels.length > 0 ? say.added(panels.length) : place.words}
              </p>
              <AddMultiple />
              <Columns />
              {filters.multiple && (
                <ButtonLink to={closeTo} preventScrollReset look="primary">
                  {say.done}
                </ButtonLink>
              )}
            </>
          }
        >
          <div className="panel-select">
            <div className="panel-categories">
              <SearchField
                label={say.search(offer.all)}
                value={filters.q}
                action={pathTo('/projects/:id/panels', { id: projectId })}
                keep={keep(place, { ...filters, q: undefined })}
                className="panel-search"
              />
              <nav aria-label={columnWords.categories}>
                <Category
                  to={to({ category: null })}
                  current={!filters.category}
                  count={offer.found}
                >
                  {say.all}
                </Category>
                {offer.categories.map(({ id, name, count }) => (
                  <Category
                    key={id}
                    to={to({ category: id })}
                    current={filters.category === id}
                    count={count}
                  >
                    {name}
                  </Category>
                ))}
              </nav>
            </div>
            <div className="panel-results">
              {offer.groups.length === 0 && (
                <p className="panel-none" role="status">
                  {say.none}{' '}
                  <Link to={to({ q: null, category: null, columns: null })} className="link">
                    {controlWords.clearFilters}
                  </Link>
                </p>
              )}
              {groupsDrawn(offer.groups).map(({ group, drawn }, index) => (
                <section
                  key={group.id}
                  className="panel-group"
                  aria-labelledby={`category-${group.id}`}
                >
                  <div className="panel-group-head">
                    <h3 id={`category-${group.id}`}>
                      {group.name} <span className="muted font-normal">{countOf(group.id)}</span>
                    </h3>
                    {index === 0 && <Sort />}
                    {!drawn && (
                      <noscript>
                        <Link to={to({ category: group.id })} className="link">
                          {say.showCategory(group.name)}
                        </Link>
                      </noscript>
                    )}
                  </div>
                  <div className={type === 'body' ? 'panel-grid' : 'panel-grid panel-grid-flat'}>
                    {group.panels.map((panel, at) => (
                      <PanelCard key={panel.id} panel={panel} index={at} drawn={drawn} />
                    ))}
                  </div>
                </section>
              ))}
              {offer.more && <p className="panel-none">{say.more}</p>}
            </div>
          </div>
        </Dialog>
      </Screen>
    </AddingProvider>
  )
}

/**
 * Which categories have their pictures in the server's HTML: the first, and as many more as make two
 * dozen panels. A browser without script fetches them all at once; there the other categories are
 * links, each to a screen of its own.
 */
function groupsDrawn<Group extends { panels: readonly unknown[] }>(groups: readonly Group[]) {
  let panels = 0
  return groups.map((group, index) => {
    panels += group.panels.length
    return { group, drawn: index === 0 || panels <= 24 }
  })
}

/** After several were added, the page shows the last one when this closes. */
function useShowLast(added: boolean) {
  useEffect(() => {
    if (!added) return
    return () => {
      requestAnimationFrame(() =>
        document.querySelector('.section[data-selected]')?.scrollIntoView({ block: 'center' }),
      )
    }
  }, [added])
}
