import { saveView } from '~/features/saved-views/save-view.server'
import { listPath } from '~/map/work-path'
import { type WorkKind, workKinds } from '~/shared/kinds'
import type { Members } from './make-people'
import type { DemoName } from './people'

type DemoView = {
  owner: DemoName
  name: string
  shared: boolean
  filters: Record<string, string>
}

/** Lists as people want to find them again. */
const views: Record<WorkKind, DemoView[]> = {
  request: [
    { owner: 'amara', name: 'High', shared: true, filters: { tab: 'all', priority: 'high' } },
    {
      owner: 'amara',
      name: 'With the client',
      shared: true,
      filters: { tab: 'all', status: 'reviewing_with_client' },
    },
    { owner: 'ravi', name: 'Late', shared: false, filters: { overdue: 'yes' } },
  ],
  order: [
    { owner: 'joon', name: 'Needs attention', shared: true, filters: { tab: 'all', flag: 'yes' } },
    { owner: 'joon', name: 'High', shared: false, filters: { tab: 'all', priority: 'high' } },
  ],
}

/** The saved views of the studio's queues. */
export function makeViews(members: Members): void {
  for (const kind of workKinds) {
    for (const { owner, ...view } of views[kind]) {
      saveView(members[owner], { kind, path: listPath(kind), ...view })
    }
  }
}
