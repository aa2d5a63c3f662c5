import type { MetaFunction } from '@remix-run/node'
import { Link, type ShouldRevalidateFunction, useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Menu, MenuLink } from '~/components/ui/menu'
import { Screen } from '~/components/ui/screen'
import { listPanels, type PanelQuestion } from '~/features/panels/list-panels.server'
import { panelMessages as say } from '~/messages/editor'
import { isAdmin } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/handle.server'
import { editorView, panelsPath } from '../addresses'
import { PanelCard } from './panel-card'
import { readPlace } from './place.server'

const filterNames = ['q', 'category', 'columns', 'sort'] as const
type Filters = Partial<Record<(typeof filterNames)[number], string>>

export const loader = screen('/projects/:id/panels', ({ actor, params, url }) => {
  const query = url.searchParams
  const place = readPlace(actor, params.id ?? '', query)
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = query.get(name)?.slice(0, 200)
    if (value) filters[name] = value
  }
  if (!/^[1-8]$/.test(filters.columns ?? '1')) delete filters.columns
  const question: PanelQuestion = {
    type: place.type,
    search: filters.q,
    category: filters.category,
    columns: Number(filters.columns) || undefined,
    sort: filters.sort === 'library' ? 'library' : 'used',
  }
  return { place, filters, offer: listPanels(question), admin: isAdmin(actor), key: newId() }
})

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

/** Select A Panel: the library over the whole screen, in the project's brand. */
export default function SelectPanel() {
  const { place, filters, offer } = useLoaderData<typeof loader>()
  const preview = useOutlet()
  const to = useAddress()
  const { projectId, page, after, swap, type } = place
  const section = swap?.id ?? (after === 'start' || after === 'end' ? null : after)
  return (
    <Screen dialog={preview}>
      <Dialog
        title={say.title}
        size="full"
        closeTo={editorView(projectId, { p: page.id, s: section })}
        tools={
          <>
            <p className="panel-place muted truncate-line">{place.words}</p>
            <Columns />
          </>
        }
      >
        <div className="panel-select">
          <div className="panel-categories">
            <SearchField
              label={say.search(offer.all)}
              value={filters.q}
              action={`/projects/${projectId}/panels`}
              keep={keep(place, { ...filters, q: undefined })}
              clearTo={to({ q: null })}
              className="panel-search"
            />
            <nav aria-label="Categories">
              <Category to={to({ category: null })} current={!filters.category} count={offer.found}>
                All
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
                  {say.clear}
                </Link>
              </p>
            )}
            {offer.groups.map((group, index) => (
              <section key={group.id} aria-labelledby={`category-${group.id}`}>
                <div className="panel-group-head">
                  <h3 id={`category-${group.id}`}>
                    {group.name} <span className="muted font-normal">{group.panels.length}</span>
                  </h3>
                  {index === 0 && <Sort />}
                </div>
                <div className={type === 'body' ? 'panel-grid' : 'panel-grid panel-grid-flat'}>
                  {group.panels.map((panel, at) => (
                    <PanelCard key={panel.id} panel={panel} index={at} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </Dialog>
    </Screen>
  )
}

type Place = ReturnType<typeof useLoaderData<typeof loader>>['place']

/** What the address keeps while filters change. */
function keep(place: Place, filters: Filters): Record<string, string> {
  const { type, page, scope, after, swap } = place
  const all = { for: type, p: page.id, scope, after, swap: swap?.id, ...filters }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** This screen with some filters changed. */
function useAddress() {
  const { place, filters } = useLoaderData<typeof loader>()
  return (change: Record<string, string | null>) => {
    const { type, page, scope, after, swap } = place
    const where = { for: type, p: page.id, scope, after, swap: swap?.id }
    return panelsPath(place.projectId, where, { ...filters, ...change })
  }
}

function Category({
  to,
  current,
  count,
  children,
}: {
  to: string
  current: boolean
  count: number
  children: string
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="panel-category"
      aria-current={current ? 'true' : undefined}
    >
      {children} <span>{count}</span>
    </Link>
  )
}

function Columns() {
  const { filters } = useLoaderData<typeof loader>()
  const to = useAddress()
  return (
    <Menu end label={`Columns: ${filters.columns ?? 'any'}`}>
      {[null, '1', '2', '3', '4', '5', '6', '7', '8'].map((columns) => (
        <MenuLink
          key={columns ?? 'any'}
          to={to({ columns })}
          replace
          preventScrollReset
          aria-current={(filters.columns ?? null) === columns ? 'true' : undefined}
        >
          {columns ?? 'Any'}
        </MenuLink>
      ))}
    </Menu>
  )
}

function Sort() {
  const { filters } = useLoaderData<typeof loader>()
  const to = useAddress()
  const library = filters.sort === 'library'
  return (
    <ButtonLink
      to={to({ sort: library ? null : 'library' })}
      replace
      preventScrollReset
      look="quiet"
      iconEnd="chevrons-up-down"
      aria-label={`Sorted by ${library ? 'library order' : 'use'}; sort by ${library ? 'use' : 'library order'}`}
    >
      {library ? 'Library order' : 'Most used'}
    </ButtonLink>
  )
}
