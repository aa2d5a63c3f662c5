import { NoneHere } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { cleared } from '~/features/lists/define-filters'
import { queryOf } from '~/map/path-to'
import { workListMessages as say, workTabLabels } from '~/messages/work-lists'
import { filterWords } from './filter-words'
import { OwnView } from './saved-view-forms'
import { listWith, markedView, type OfferedFilters, type WorkListData } from './work-list-data'

/** Said in place of the rows: that nothing fits the filters, and where to look instead. */
export function NoneFitsFilters({
  data,
  offered,
  label,
  completed,
}: {
  data: WorkListData
  offered: OfferedFilters
  /** How the menu calls the list. */
  label: string
  completed: string | null
}) {
  const words = filterWords(data, offered).map((each) => each.label)
  const { kind, path, filters, tab, tabs } = data
  const ofAll = tab === null || tab === 'all'
  const searched = markedView(data)?.name ?? (ofAll ? label : workTabLabels[tab])
  return (
    <>
      <NoneHere
        say={say.noneFits(kind, searched, filters.q, words)}
        to={path + queryOf(cleared(filters, 'tab'))}
      />
      <div className="form-actions px-(--edge)">
        {!ofAll && tabs.includes('all') && (
          <ButtonLink to={listWith(data, { tab: 'all' })}>{say.fitsAll(label)}</ButtonLink>
        )}
        {completed && <ButtonLink to={completed}>{say.fitsCompleted}</ButtonLink>}
        <OwnView data={data} />
      </div>
    </>
  )
}
