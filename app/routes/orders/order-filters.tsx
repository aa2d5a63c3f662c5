import { SearchField } from '~/components/form/search-field'
import { FilterChip } from '~/components/ui/filter-chip'
import { FilterMenu } from '~/components/ui/filter-menu'
import { orderSortLabels, orderMessages as say } from '~/messages/orders'
import { priorityNames, workMessages } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'
import { orderLists, orderSorts } from '~/work/order-lists'
import { withFilters } from './filters'
import type { ListData } from './list-screen'

/** Search, what the list is narrowed to, and its order. */
export function OrderFilters({ data }: { data: ListData }) {
  const { list, filters, forms, people, staff } = data
  const at = (change: Record<string, string>) => withFilters(list, filters, change)
  const nameOf = (id: string) =>
    id === 'me'
      ? say.me
      : id === 'none'
        ? workMessages.nobody
        : (people.find((one) => one.id === id)?.name ?? say.somebodyElse)
  return (
    <div className="filters">
      <SearchField
        label={say.search}
        value={filters.q}
        action={orderLists[list]}
        keep={{ ...filters }}
      />
      {staff && (
        <>
          <FilterMenu
            label="Form"
            chosen={filters.form && (forms.find(({ id }) => id === filters.form)?.name ?? '–')}
            options={forms.map(({ id, name }) => [id, name] as const)}
            to={(form) => at({ form })}
          />
          <FilterMenu
            label="Assignee"
            chosen={filters.assignee && nameOf(filters.assignee)}
            options={[
              ['me', say.me] as const,
              ['none', workMessages.nobody] as const,
              ...people.map(({ id, name }) => [id, name] as const),
            ]}
            to={(assignee) => at({ assignee })}
          />
          <FilterMenu
            label="Payment"
            chosen={filters.flag && say.needsLook}
            options={[['yes', say.needsLook]]}
            to={(flag) => at({ flag })}
          />
        </>
      )}
      <FilterMenu
        label="Priority"
        chosen={filters.priority && priorityNames[filters.priority]}
        options={[...priorities].reverse().map((value) => [value, priorityNames[value]] as const)}
        to={(priority) => at({ priority })}
      />
      {list === 'open' && (
        <FilterMenu
          label="Due"
          chosen={filters.overdue && say.overdue}
          options={[['yes', say.overdue]]}
          to={(overdue) => at({ overdue })}
        />
      )}
      {filters.client && (
        <FilterChip label={`Client: ${filters.client}`} removeTo={at({ client: '' })} />
      )}
      <FilterMenu
        label={`${say.sortBy} ${orderSortLabels.due}`}
        chosen={filters.sort && filters.sort !== 'due' ? orderSortLabels[filters.sort] : ''}
        options={orderSorts
          .filter((sort) => sort !== 'due')
          .map((sort) => [sort, orderSortLabels[sort]] as const)}
        to={(sort) => at({ sort })}
      />
    </div>
  )
}
