import { saveView } from '~/features/saved-views/save-view.server'
import { listPath } from '~/map/work-path'
import { workKinds } from '~/shared/kinds'
import { words } from './load-words'
import type { Members } from './make-people'

/** The saved views of the studio's queues. */
export function makeViews(members: Members): void {
  for (const kind of workKinds) {
    for (const { owner, ...view } of words.views[kind]) {
      saveView(members[owner], { kind, path: listPath(kind), ...view })
    }
  }
}
