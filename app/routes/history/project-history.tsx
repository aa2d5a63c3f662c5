import type { HistoryPage } from '~/features/history/list-history.server'
import type { ProjectHistoryRow } from '~/features/history/project-history.server'
import { queryOf } from '~/map/path-to'
import { pagePath } from '~/routes/editor/addresses'
import { HistoryTab } from './history-tab'

/** Everything that was done in a project, in sentences; those about a page lead to its version. */
export const ProjectHistory = ({
  projectId,
  history,
}: {
  projectId: string
  history: HistoryPage<ProjectHistoryRow>
}) => (
  <HistoryTab
    history={{
      ...history,
      rows: history.rows.map((row) => ({ ...row, to: row.page && versionOf(projectId, row.page) })),
    }}
  />
)

const versionOf = (projectId: string, { id, revision }: NonNullable<ProjectHistoryRow['page']>) =>
  pagePath(projectId, id, 'versions') + queryOf({ at: revision === null ? null : String(revision) })
