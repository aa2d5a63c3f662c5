import type { LiveHandle } from '~/components/shell/live'
import type { WorkKind } from '~/shared/kinds'

type Shown = { id: string; since: number; may: { notes: boolean } }
type Wanted = Exclude<LiveHandle<Shown>['live'], string>

/** Topics of the page of a work item; staff also hear of its notes: a topic of their own. */
export const liveOfWork =
  (kind: WorkKind) =>
  ({ id, since, may }: Shown): ReturnType<Wanted> => ({
    topic: [`${kind}:${id}`, ...(may.notes ? [`${kind}_notes:${id}`] : [])],
    since,
  })
