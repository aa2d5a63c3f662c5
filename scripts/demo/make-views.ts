import { saveView } from '~/features/saved-views/save-view.server'
import { pathTo } from '~/map/path-to'
import type { Members } from './make-people'
import type { DemoName } from './people'

/** Lists as people want to find them again. */
const views: { owner: DemoName; name: string; shared: boolean; filters: Record<string, string> }[] =
  [
    { owner: 'amara', name: 'High', shared: true, filters: { tab: 'all', priority: 'high' } },
    {
      owner: 'amara',
      name: 'At the client’s',
      shared: true,
      filters: { tab: 'all', status: 'reviewing_with_client' },
    },
    { owner: 'ravi', name: 'Late', shared: false, filters: { overdue: 'yes' } },
  ]

/** The saved views of the studio's queues. */
export function makeViews(members: Members): void {
  for (const { owner, ...view } of views) {
    saveView(members[owner], { list: 'requests', path: pathTo('/requests'), ...view })
  }
}
