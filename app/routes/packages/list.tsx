import { useLoaderData, useOutlet } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { type Column, Table } from '~/components/ui/table'
import { PriorityMark } from '~/components/work/priority-mark'
import { type ListedPackage, listAllPackages } from '~/features/packages/find-package.server'
import { columnWords } from '~/messages/columns'
import { packageMessages as say } from '~/messages/packages'
import { screen } from '~/routes/http/screen-and-act.server'
import { packagePath, packagesPath } from './addresses'

export const loader = screen(({ actor }) => ({
  packages: listAllPackages(actor),
}))

export const handle: LiveHandle = { live: 'list:request-types' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The request packages by name. */
export default function Packages() {
  const { packages } = useLoaderData<typeof loader>()
  const create = (
    <ButtonLink to={`${packagesPath}/new`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[{ label: columnWords.requests, to: '/requests' }, { label: say.title }]}
      title={say.title}
      lead={say.lead}
      dialog={useOutlet()}
      actions={create}
      fresh={
        packages.length === 0 && (
          <EmptyState title={say.none} actions={create}>
            {say.noneLead}
          </EmptyState>
        )
      }
      pages={{
        text: say.listed(packages.length),
        previous: null,
        next: null,
        at: () => packagesPath,
      }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={packages}
        rowKey={({ id }) => id}
        rowHref={({ id }) => packagePath(id)}
      />
    </ListScreen>
  )
}

const muted = (text: string) => <span className="muted">{text}</span>

const columns: Column<ListedPackage>[] = [
  { label: say.package, cell: ({ name }) => name },
  {
    label: say.types,
    cell: ({ types }) => (types.length > 0 ? types.join(', ') : muted(say.noTypes)),
  },
  {
    label: columnWords.priority,
    size: 'date',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  {
    label: say.heldBy,
    size: 'date',
    yields: 3,
    cell: ({ people }) => (people > 0 ? say.people(people) : muted(say.nobody)),
  },
]
