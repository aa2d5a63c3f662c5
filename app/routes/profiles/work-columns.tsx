import type { Column } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { StatusMark } from '~/components/work/status-mark'
import { columnWords } from '~/messages/columns'
import { displayName } from '~/messages/users'
import type { WorkStatus } from '~/shared/statuses'

type CompanyWork = {
  title: string
  number: number
  status: WorkStatus
  client: { name: string } | null
  createdAt: number
}

/** The columns of the work that was made for a company. @param own the one that its kind alone has */
export const workColumns = <Row extends CompanyWork>(
  title: string,
  own: Column<Row>,
): Column<Row>[] => [
  { label: title, cell: (row) => row.title },
  {
    label: columnWords.number,
    size: 'word',
    yields: 2,
    phone: 'hide',
    cell: ({ number }) => `#${number}`,
  },
  {
    label: columnWords.status,
    size: 'moment',
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    label: columnWords.client,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ client }) => displayName(client?.name),
  },
  own,
  {
    label: columnWords.created,
    size: 'date',
    yields: 3,
    phone: 'hide',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]
