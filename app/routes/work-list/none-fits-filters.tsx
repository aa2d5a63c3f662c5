import { NoneHere } from '~/components/shell/list-screen'
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
    <>
      <NoneHere
        say={say.noneFits(data.kind, label, data.filters.q, words)}
        clear={say.clearFilters}
        to={data.path}
      />
      <div className="form-actions px-(--edge)">
        {completed && <ButtonLink to={completed}>{say.fitsCompleted}</ButtonLink>}
        <DeleteView data={data} />
      </div>
    </>
  )
}
