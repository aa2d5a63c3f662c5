import type { Tab } from '~/components/ui/tabs'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { filterNamed, markedView, type WorkListData } from './work-list-data'

/** The tabs of a list, and after them the saved views: of requests as of the same moment (`at`). */
export const tabsWithViews = (
  own: readonly Tab[],
  { views, viewCounts, filters }: WorkListData,
) => ({
  label: columnWords.views,
  tabs: [
    ...own.map(
      (tab): Tab => ({ ...tab, current: tab.current === true && !markedView({ views, filters }) }),
    ),
    ...views.map(
      (view, index): Tab => ({
        to: view.path + queryOf({ at: filterNamed(filters, 'at'), ...view.filters, view: view.id }),
        label: view.name,
        icon: 'bookmark',
        ...(viewCounts[view.id] !== undefined && { count: viewCounts[view.id] }),
        apart: index === 0,
        current: filters.view === view.id,
      }),
    ),
  ],
})
