import { eq } from 'drizzle-orm'
import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { keptChanges, limits } from '~/permissions/limits'
import { pinnedRevisions, prune, pruneProject, storePastSnapshot } from './keep-history.server'

/** Pages that are looked at in one turn. */
const pagesATurn = 200

type Candidate = {
  id: string
  projectId: string
  ownerId: string | null
  revision: number
  oldest: number
  /** Lowest of the regular snapshots. */
  lowest: number | null
}

const next = prepared(() =>
  sqlite.prepare<[{ after: string; every: number; most: number }], Candidate>(`
    select p.id as id, p.project_id as projectId, r.owner_id as ownerId, p.revision as revision,
      p.oldest_revision as oldest,
      (select min(s.revision) from page_snapshots s
        where s.page_id = p.id and s.revision % @every = 0) as lowest
    from pages p join projects r on r.id = p.project_id
    where p.id > @after order by p.id limit @most`),
)

let after = ''

/**
 * Brings long histories into shape, also those from before there were snapshots: writes the snapshots
 * that are missing, the newest first, then removes the changes that are too many. A step a turn.
 *
 * @returns whether there is more to do
 */
export function tidyHistory(): boolean {
  const found = next().all({ after, every: limits.snapshotEvery, most: pagesATurn })
  for (const page of found) {
    if (page.revision - page.oldest >= limits.snapshotEvery && tidyPage(page)) return true
    after = page.id
  }
  if (found.length === pagesATurn) return true
  after = ''
  return false
}

/** Makes one step on a page. @returns whether there was one to make */
function tidyPage({ id, projectId, ownerId, revision, oldest, lowest }: Candidate): boolean {
  const every = limits.snapshotEvery
  const kept = keptChanges({ ownerId })
  const tooOld = Math.max(revision - kept.ofPage, oldest)
  const missing = Math.floor((lowest === null ? revision : lowest - 1) / every) * every
  if (missing <= tooOld && tooOld === oldest) return pruneProject(projectId, kept.ofProject)
  return transaction((tx) => {
    const page = tx.select().from(pages).where(eq(pages.id, id)).get()
    if (!page) return false
    // The version that a request is about is worked out from the snapshot above it.
    const pinned = pinnedRevisions(page).filter((at) => at >= oldest)
    if (missing > Math.min(tooOld, ...pinned)) storePastSnapshot(page, missing)
    else if (tooOld > oldest) prune(page, tooOld)
    else return pruneProject(projectId, kept.ofProject)
    return true
  })
}
