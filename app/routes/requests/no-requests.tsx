import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { inUse } from '~/features/lists/filters'
import { requestMessages as say, requestListTexts as texts } from '~/messages/requests'
import { requestLists } from '~/work/request-lists'
import { DeleteView } from './filter-panel'
import type { ListData } from './list'

/** Said in place of the rows: that nothing fits the filters, or that there is nothing yet. */
export function NoRequests({ data }: { data: ListData }) {
  const { list, filters, tab, staff } = data
  const narrowed = Object.keys(inUse({ ...filters, tab: '', sort: '', view: '' })).length > 0
  if (!narrowed && !filters.view) {
    return (
      <EmptyState title={texts[list].none}>
        {staff ? (tab && say.noneOfTab[tab]) || say.noneStaff : say.none}
      </EmptyState>
    )
  }
  return (
    <div className="page-body">
      <p className="muted" role="status">
        {say.noneFits}
      </p>
      <div className="form-actions mt-3">
        <ButtonLink to={requestLists[list]}>Clear filters</ButtonLink>
        <DeleteView data={data} />
      </div>
    </div>
  )
}
