import { SearchField } from '~/components/form/search-field'
import { ButtonLink } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { requestSortLabels, requestMessages as say } from '~/messages/requests'
import { requestLists, requestSorts } from '~/work/request-lists'
import { FilterPanel } from './filter-panel'
import { filterWords } from './filter-words'
import { usedFilters, withFilters } from './filters'
import { KeysButton } from './keys-button'
import type { ListData } from './list'

/** Search, filters in use, order; all filters in a panel under them. */
export function RequestFilters({ data }: { data: ListData }) {
  const { list, filters, panel, staff } = data
  const at = (change: Record<string, string>) => withFilters(list, filters, change)
  const used = usedFilters(filters)
  return (
    <>
      <div className="filters">
        <SearchField
          label={say.search}
          value={filters.q}
          action={requestLists[list]}
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
          {used > 0 ? say.filters(used) : 'Filter'}
        </ButtonLink>
        <div className="contents max-md:hidden">
          {filterWords(data).map(({ label, without }) => (
            <FilterChip key={label} label={label} removeTo={at(without)} />
          ))}
        </div>
        <div className="ml-auto flex gap-2 max-md:hidden">
          {staff && <KeysButton />}
          <Menu
            label={`${say.sortBy} ${requestSortLabels[filters.sort || 'due']}`}
            trigger={
              <>
                <Icon name="sort" />
                {requestSortLabels[filters.sort || 'due']}
              </>
            }
            end
          >
            {requestSorts.map((sort) => (
              <MenuLink
                key={sort}
                to={at({ sort: sort === 'due' ? '' : sort, view: filters.view })}
                aria-current={sort === (filters.sort || 'due') ? 'true' : undefined}
              >
                {requestSortLabels[sort]}
              </MenuLink>
            ))}
          </Menu>
        </div>
      </div>
      {panel && <FilterPanel data={data} />}
    </>
  )
}
