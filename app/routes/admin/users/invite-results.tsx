import { useEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import type { RowResult } from '~/features/invitations/bulk-invite.server'
import { controlWords } from '~/messages/controls'
import { roleNameOf } from '~/messages/roles'
import { userMessages as say } from '~/messages/users'
import { OutboxNotice } from '~/routes/http/outbox-notice'

type Numbered = RowResult & { number: number }

/** Results of a bulk invitation, row by row; the focus goes there. */
export function InviteResults({
  results,
  packages,
  waits,
}: {
  results: readonly RowResult[]
  packages: readonly { id: string; name: string }[]
  /** Nothing sends the mails yet. */
  waits: boolean
}) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus there
  useEffect(() => ref.current?.focus(), [results])
  const sent = results.filter((row) => row.sent).length
  const refused = results.length - sent
  const rows = results.map((row, index) => ({
    ...row,
    role: roleNameOf(row.role),
    package: packages.find(({ id }) => id === row.package)?.name ?? row.package,
    number: index + 1,
  }))
  return (
    <section ref={ref} className="scroll-mt-24" aria-label={say.results} tabIndex={-1}>
      <div className="px-(--edge) pb-4">
        <Notice tone={refused === 0 ? 'success' : 'warning'} role="status">
          {say.bulkDone(sent, refused, waits)}
          {waits && sent > 0 && (
            <>
              {' '}
              <OutboxNotice />
            </>
          )}
        </Notice>
      </div>
      <Table
        caption={say.results}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.number)}
      />
    </section>
  )
}

const columns: Column<Numbered>[] = [
  { label: controlWords.email, cell: ({ email }) => email || '–' },
  { label: say.role, cell: ({ role }) => role, size: 'word', yields: 3 },
  { label: say.package, cell: ({ package: name }) => name, yields: 3 },
  {
    label: say.result,
    cell: ({ sent, text }) => (
      <span
        className={`inline-flex items-center gap-1.5 whitespace-normal ${sent ? 'text-success-text' : 'text-danger'}`}
      >
        <Icon name={sent ? 'check-circle' : 'alert'} />
        {text}
      </span>
    ),
  },
]
