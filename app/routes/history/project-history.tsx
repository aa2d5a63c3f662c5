import { Link } from '@remix-run/react'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import type { HistoryPage } from '~/features/history/history-of.server'
import type { ProjectHistoryRow } from '~/features/history/project-history.server'
import { queryOf } from '~/map/path-to'
import { projectHistoryMessages as say } from '~/messages/project-history'
import { pagePath } from '~/routes/editor/addresses'
import { HistoryPages, inWords } from './history-tab'

/** Everything that was done in a project, in sentences; those about a page lead to its version. */
export function ProjectHistory(props: {
  projectId: string
  history: HistoryPage<ProjectHistoryRow>
}) {
  const { projectId, history } = props
  const columns: Column<ProjectHistoryRow>[] = [
    { label: say.date, cell: ({ created }) => <Time at={created} withTime />, size: 'moment' },
    {
      label: say.change,
      cell: ({ person, deed, fields, page }) => (
        <span className="whitespace-normal wrap-anywhere">
          <span className="font-medium">{person}</span>{' '}
          {page ? (
            <Link to={versionOf(projectId, page)} className="link">
              {deed}
            </Link>
          ) : (
            deed
          )}
          {fields.length > 0 && <span className="muted"> {fields.map(inWords).join(', ')}</span>}
        </span>
      ),
    },
  ]
  return (
    <HistoryPages history={history}>
      <Table caption={say.caption} columns={columns} rows={history.rows} rowKey={(row) => row.id} />
    </HistoryPages>
  )
}

const versionOf = (projectId: string, { id, revision }: NonNullable<ProjectHistoryRow['page']>) =>
  pagePath(projectId, id, 'versions') + queryOf({ at: revision === null ? null : String(revision) })
