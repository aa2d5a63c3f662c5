import { Link } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { FilterChip } from '~/components/ui/filter-chip'
import { Menu, MenuLink } from '~/components/ui/menu'
import { Tag } from '~/components/ui/tag'
import { anId, defineFilters, oneOf, search } from '~/features/lists/define-filters'
import type { ListedCategory } from '~/features/panels/panel-categories.server'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { libraryPath } from './addresses'

const columnCounts = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The filters of an address. */
export const filtersIn = defineFilters({
  q: search(),
  category: anId(),
  enabled: oneOf(['on', 'off'] as const),
  columns: oneOf(columnCounts),
})

/** Filters of the library; an empty text is no filter. */
type Filters = ReturnType<typeof filtersIn>

/** The library's address with these filters. */
export const withFilters = (filters: Filters, more: Record<string, string> = {}): string =>
  libraryPath + queryOf({ ...filters, ...more })

/** Search, state and columns. */
export function LibraryFilters({ filters }: { filters: Filters }) {
  const { q, enabled, columns } = filters
  return (
    <div className="filters">
      <SearchField label={say.search} value={q} action={libraryPath} keep={filters} />
      <Menu label={columnWords.state}>
        {(['', 'on', 'off'] as const).map((value) => (
          <MenuLink
            key={value}
            to={withFilters({ ...filters, enabled: value })}
            aria-current={enabled === value ? 'true' : undefined}
          >
            {value ? say.states[value] : say.any}
          </MenuLink>
        ))}
      </Menu>
      <Menu label={say.columnsLabel}>
        {['', ...columnCounts].map((value) => (
          <MenuLink
            key={value}
            to={withFilters({ ...filters, columns: value })}
            aria-current={columns === value ? 'true' : undefined}
          >
            {value || say.any}
          </MenuLink>
        ))}
      </Menu>
      {enabled && (
        <FilterChip
          label={say.states[enabled]}
          removeTo={withFilters({ ...filters, enabled: '' })}
        />
      )}
      {columns && (
        <FilterChip
          label={say.columns(Number(columns))}
          removeTo={withFilters({ ...filters, columns: '' })}
        />
      )}
    </div>
  )
}

/** The categories in their order, with the marks of header and footer. */
export function CategoryList({
  categories,
  filters,
}: {
  categories: readonly ListedCategory[]
  filters: Filters
}) {
  const all = categories.reduce((sum, { panels }) => sum + panels, 0)
  const row = (id: string, count: number, name: string, mark?: string) => (
    <Link
      key={id}
      to={withFilters({ ...filters, category: id })}
      className="panel-category"
      aria-current={filters.category === id ? 'true' : undefined}
    >
      <b className="truncate-line min-w-0 flex-1 [font-weight:inherit]">{name}</b>
      {mark && <Tag>{mark}</Tag>}
      <span>{count}</span>
    </Link>
  )
  return (
    <nav className="library-categories" aria-label={columnWords.categories}>
      {row('', all, 'All')}
      {categories.map(({ id, name, panels, header, footer }) =>
        row(id, panels, name, unsaid(name, markOf({ header, footer }))),
      )}
    </nav>
  )
}

/** Nothing where the name says it already. */
const unsaid = (name: string, mark: string | undefined) => (mark === name ? undefined : mark)

/** Which of the two special categories one is. */
export const markOf = ({ header, footer }: { header: boolean; footer: boolean }) =>
  header ? say.header : footer ? say.footer : undefined
