import { SearchField } from '~/components/form/search-field'
import { ButtonLink } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { useFilterHref } from '~/components/ui/filter-link'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { workListMessages as say, workSortLabels } from '~/messages/work-lists'
import { workSorts } from '~/shared/work-lists'
import { FilterPanel } from './filter-panel'
import { filterWords } from './filter-words'
import { KeysButton } from './keys-button'
import { usedFilters } from './work-filters'
import { listWith, type OfferedFilters, shownOrder, type WorkListData } from './work-list-data'

/** Search, filters in use, order; all filters in a panel under them. */
export function FilterBar({ data, offered }: { data: WorkListData; offered: OfferedFilters }) {
  const { kind, path, filters, panel, staff, firstOrderLabel } = data
  const sorted = shownOrder(data)
  const order = sorted === '' ? (firstOrderLabel ?? '') : workSortLabels[sorted]
  const href = useFilterHref()
  const at = (change: Record<string, string>) => href(listWith(data, change))
  const used = usedFilters(filters)
  return (
    <>
      <div className="filters">
        <SearchField
          label={say.search(kind)}
          value={filters.q}
          action={path}
          keep={{ ...filters, view: '' }}
        />
        <ButtonLink
          to={panel ? at({ view: filters.view }) : at({ view: filters.view, panel: 'open' })}
          look={used > 0 ? 'tint' : 'secondary'}
          icon="filter"
          aria-expanded={panel}
          data-key="f"
          preventScrollReset
        >
          {used > 0 ? say.filters(used) : say.filter}
        </ButtonLink>
        <div className="contents max-md:hidden">
          {filterWords(data, offered).map(({ label, without }) => (
            <FilterChip key={label} label={label} removeTo={listWith(data, without)} />
          ))}
        </div>
        <div className="ml-auto flex gap-2 max-md:hidden">
          {staff && <KeysButton kind={kind} />}
          <Menu
            label={`${say.sortBy} ${order}`}
            trigger={
              <>
                <Icon name="sort" />
                {order}
              </>
            }
            end
          >
            {workSorts.map((sort) => (
              <MenuLink
                key={sort}
                to={at({
                  sort: sort === 'due' && !firstOrderLabel ? '' : sort,
                  view: filters.view,
                })}
                aria-current={sort === sorted ? 'true' : undefined}
              >
                {workSortLabels[sort]}
              </MenuLink>
            ))}
          </Menu>
        </div>
      </div>
      {panel && <FilterPanel data={data} offered={offered} />}
    </>
  )
}
