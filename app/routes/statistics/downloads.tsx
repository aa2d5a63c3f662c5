import { useLoaderData } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterChip } from '~/components/ui/filter-chip'
import { Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { defineFilters, oneOf } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { listDownloads } from '~/features/statistics/list-downloads.server'
import { pathTo } from '~/map/path-to'
import { statisticsMessages as say } from '~/messages/statistics'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { daysAsked } from './days-asked.server'

const here = '/statistics/downloads'
const downloadKinds = ['pdf', 'picture', 'website'] as const
const filtersIn = defineFilters({ kind: oneOf(downloadKinds) })

export const loader = screen(({ url: { searchParams } }) => {
  const { days, words } = daysAsked(searchParams)
  const { kind } = filtersIn(searchParams)
  return {
    words,
    kind,
    range: say.range(words.from, words.to),
    ...listDownloads(days, kind, readPageStart(searchParams)),
  }
})

export const meta = () => [{ title: `${say.downloads} · Panelry` }]

/** Downloads in some days. */
export default function Downloads() {
  const { words, kind, range, rows, previous, next } = useLoaderData<typeof loader>()
  const kinds = { pdf: say.pdf, picture: say.picture, website: say.website } as const
  return (
    <ListScreen
      breadcrumb={[
        { label: say.title, to: pathTo('/statistics', words) },
        { label: say.downloads },
      ]}
      title={say.downloads}
      lead={range}
      filters={
        kind && (
          <div className="filters">
            <FilterChip label={kinds[kind]} removeTo={pathTo(here, words)} />
          </div>
        )
      }
      none={
        rows.length === 0 && (
          <EmptyState title={say.noDownloads} drawing={false}>
            {say.noDownloadsLead}
          </EmptyState>
        )
      }
      pages={{ previous, next, at: (cursor) => pathTo(here, { ...words, kind, ...cursor }) }}
    >
      <Table
        caption={say.downloads}
        columns={[
          { label: say.file, cell: (row) => row.fileName },
          { label: say.kind, cell: (row) => kinds[row.kind], size: 'word' },
          { label: say.project, cell: (row) => row.project ?? say.goneProject, yields: 3 },
          { label: say.who, cell: (row) => displayName(row.who) },
          {
            label: say.when,
            cell: (row) => <Time at={row.createdAt} withTime />,
            size: 'moment',
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ projectId }) => projectId && pathTo('/projects/:id', { id: projectId })}
      />
    </ListScreen>
  )
}
