import { useLoaderData, useOutlet } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import type { ListedResponse } from '~/features/canned-responses/find-response.server'
import { cannedMessages as say } from '~/messages/canned-responses'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { displayName } from '~/messages/users'
import { cannedArea, cannedPath, responsePath } from './addresses'
import type { CannedListData } from './screens.server'

export const cannedMeta = () => [{ title: `${say.title} · Panelry` }]

/** The canned responses about requests, or about orders. */
export function CannedList() {
  const { type, responses } = useLoaderData<CannedListData>()
  const base = cannedPath(type)
  const create = (
    <ButtonLink to={`${base}/new`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[cannedArea(type), { label: say.title }]}
      title={say.title}
      lead={say.lead[type]}
      dialog={useOutlet()}
      actions={create}
      fresh={
        responses.length === 0 && (
          <EmptyState title={say.none} actions={create}>
            {say.noneLead}
          </EmptyState>
        )
      }
      pages={{ text: say.listed(responses.length), previous: null, next: null, at: () => base }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={responses}
        rowKey={({ id }) => id}
        rowHref={({ id }) => responsePath(type, id)}
      />
    </ListScreen>
  )
}

const columns: Column<ListedResponse>[] = [
  { label: controlWords.name, cell: ({ name }) => name },
  { label: say.text, cell: ({ text }) => text, phone: 'hide', yields: 3 },
  {
    label: columnWords.changed,
    size: 'date',
    yields: 2,
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
  {
    label: say.by,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ updatedBy }) => displayName(updatedBy),
  },
]
