import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { cleared, inUse } from '~/features/lists/define-filters'
import { listPanelCategories } from '~/features/panels/panel-categories.server'
import { readLibrary } from '~/features/panels/read-library.server'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { canViewSvg } from '~/permissions/panels'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath, libraryPath } from './panels/addresses'
import { CategoryList, filtersIn, LibraryFilters, withFilters } from './panels/filters'
import { LibraryCardView } from './panels/library-card'

export const loader = screen(({ actor, url: { searchParams } }) => {
  const filters = filtersIn(searchParams)
  const { q, category, enabled, columns } = filters
  return {
    filters,
    categories: listPanelCategories(actor),
    viewSvg: canViewSvg(actor),
    key: newId(),
    ...readLibrary(actor, {
      search: q,
      category,
      enabled: enabled ? enabled === 'on' : null,
      columns: Number(columns) || null,
      after: searchParams.get('after'),
      before: searchParams.get('before'),
    }),
  }
})

export const handle: LiveHandle = { live: 'list:panels' }

export { libraryStyles as links } from './panels/styles'

export const meta = () => [{ title: `${say.panels} · Panelry` }]

/** The panel library by category. */
export default function Panels() {
  const loaded = useLoaderData<typeof loader>()
  const { filters, categories, panels, brandId, total, from, previous, next, viewSvg, key } = loaded
  const { search } = useLocation()
  const groups = categories
    .map((category) => ({ category, cards: panels.filter((p) => p.category.id === category.id) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: say.library }, { label: say.panels }]}>
        <PageHead
          title={say.panels}
          actions={
            <>
              <ButtonLink to={categoriesPath} icon="layers">
                {columnWords.categories}
              </ButtonLink>
              <ButtonLink
                to={`${libraryPath}/new${search}`}
                look="primary"
                icon="plus"
                preventScrollReset
              >
                {say.newPanel}
              </ButtonLink>
            </>
          }
        />
        <LibraryFilters filters={filters} />
        <div className="library">
          <CategoryList categories={categories} filters={filters} />
          <div className="library-results">
            {groups.map(({ category, cards }) => (
              <section key={category.id} aria-labelledby={`category-${category.id}`}>
                <div className="panel-group-head">
                  <h2
                    id={`category-${category.id}`}
                    className="wrap-anywhere min-w-0 font-semibold"
                  >
                    {category.name}
                  </h2>
                </div>
                <div
                  className={
                    category.header || category.footer ? 'panel-grid panel-grid-flat' : 'panel-grid'
                  }
                >
                  {cards.map((panel) => (
                    <LibraryCardView
                      key={panel.id}
                      {...{ panel, brandId, viewSvg }}
                      copyKey={`${key}-${panel.id}`}
                      index={panels.indexOf(panel)}
                    />
                  ))}
                </div>
              </section>
            ))}
            {panels.length === 0 && <Nothing filters={filters} categories={categories} />}
            <Pager
              text={panels.length > 0 ? `${from} to ${from + panels.length - 1} of ${total}` : ''}
              {...(previous && { previous: withFilters(filters, { before: previous }) })}
              {...(next && { next: withFilters(filters, { after: next }) })}
            />
          </div>
        </div>
      </DashboardShell>
    </Screen>
  )
}

/** Nothing fits the filters, or the category that was chosen holds no panel yet. */
function Nothing({
  filters,
  categories,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'filters' | 'categories'>) {
  const { search } = useLocation()
  const category = categories.find(({ id }) => id === filters.category)
  if (category?.panels !== 0) {
    const { q, enabled, columns } = filters
    const words = [enabled && say.states[enabled], columns && say.columns(Number(columns))]
    const narrowed = Object.keys(inUse(filters)).length > 0
    return (
      <NoneHere
        say={say.noneFits(category?.name ?? '', q, words)}
        to={narrowed ? libraryPath + queryOf(cleared(filters, 'category')) : null}
      />
    )
  }
  return (
    <EmptyState
      title={say.empty}
      actions={
        <>
          <ButtonLink to={`${libraryPath}/new${search}`} look="primary" icon="plus">
            {say.newPanel}
          </ButtonLink>
          <ButtonLink to={libraryPath}>{controlWords.clearFilters}</ButtonLink>
        </>
      }
    >
      {say.emptyLead}
    </EmptyState>
  )
}
