import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { inUse } from '~/features/lists/filters'
import { pathTo } from '~/map/path-to'
import {
  requestMessages as say,
  requestTabLabels as tabLabels,
  requestTabTexts as tabTexts,
  requestListTexts as texts,
} from '~/messages/requests'
import { requestLists } from '~/work/request-lists'
import { DeleteView } from './filter-panel'
import { filterWords } from './filter-words'
import { withFilters } from './filters'
import type { ListData } from './list'

/** Said in place of the rows: that nothing fits the filters, or that there is nothing yet. */
export function NoRequests({ data }: { data: ListData }) {
  const { filters, list } = data
  const narrowed = Object.keys(inUse({ ...filters, tab: '', sort: '', view: '' })).length > 0
  if (!narrowed && !filters.view) return <NothingHere data={data} />
  const words = filterWords(data).map(({ label }) => label)
  return (
    <div className="page-body">
      <p className="muted" role="status">
        {say.noneFits(texts[list].label, filters.q, words)}
      </p>
      <div className="form-actions mt-3">
        <ButtonLink to={requestLists[list]}>Clear filters</ButtonLink>
        {list !== 'completed' && (
          <ButtonLink
            to={withFilters('completed', filters, { tab: '', status: '', overdue: '' })}
            look="quiet"
          >
            {say.fitsCompleted}
          </ButtonLink>
        )}
        <DeleteView data={data} />
      </div>
    </div>
  )
}

/** What will stand in an empty list, and where to look meanwhile. */
function NothingHere({ data: { list, tab, tabs, staff, mayCreate } }: { data: ListData }) {
  const own = tab && tab !== 'all' ? tabTexts[tab] : null
  const { none, ...lead } = texts[list]
  const other = tabs.find((each) => each !== tab)
  return (
    <EmptyState
      title={own?.none ?? none}
      actions={
        own && other ? (
          <ButtonLink to={pathTo('/requests', { tab: other })}>{tabLabels[other]}</ButtonLink>
        ) : list !== 'open' ? (
          <ButtonLink to={requestLists.open}>{texts.open.title}</ButtonLink>
        ) : (
          mayCreate && <ButtonLink to="/requests/create-request">{say.create}</ButtonLink>
        )
      }
    >
      {own?.lead ?? (staff ? lead.staff : lead.client)}
    </EmptyState>
  )
}
