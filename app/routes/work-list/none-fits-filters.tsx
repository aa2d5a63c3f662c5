import { ButtonLink } from '~/components/ui/button'
import { workListMessages as say } from '~/messages/work-lists'
import { filterWords } from './filter-words'
import { DeleteView } from './saved-view-forms'
import type { OfferedFilters, WorkListData } from './work-list-data'

/** Said in place of the rows: that nothing fits the filters, and where to look instead. */
export function NoneFitsFilters({
  data,
  offered,
  label,
  completed,
}: {
  data: WorkListData
  offered: OfferedFilters
  label: string
  completed: string | null
}) {
  const words = filterWords(data, offered).map((each) => each.label)
  return (
    <div className="page-body">
      <p className="muted" role="status">
        {say.noneFits(data.kind, label, data.filters.q, words)}
      </p>
      <div className="form-actions mt-3">
        <ButtonLink to={data.path}>{say.clearFilters}</ButtonLink>
        {completed && (
          <ButtonLink to={completed} look="quiet">
            {say.fitsCompleted}
          </ButtonLink>
        )}
        <DeleteView data={data} />
      </div>
    </div>
  )
}
