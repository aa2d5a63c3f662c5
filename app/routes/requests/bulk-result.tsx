import { useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import type { FormResult } from '~/components/form/form-state'
import { Notice } from '~/components/ui/notice'
import type { ListedRequest } from '~/features/requests/list-requests.server'
import type { Failed } from '~/features/work/change-many.server'
import { requestMessages as say } from '~/messages/requests'
import { workMessages } from '~/messages/work'
import type { Asked } from './chosen'

/** What the bar of a list answers: rows that wait for a yes, rows that failed, or why it was refused. */
export type ManyAnswer = {
  confirm?: string[]
  failed?: Failed[]
  changed?: number
  /** What was asked for, where some rows failed. */
  asked?: Partial<Asked>
  fault?: { text: string } | null
  result?: FormResult
}

/** Which rows could not be changed and why; they stay checked. */
export function BulkResult({
  answer,
  rows,
}: {
  answer: ManyAnswer | undefined
  rows: readonly ListedRequest[]
}) {
  const { failed = [], changed = 0, fault } = answer ?? {}
  if (failed.length === 0 && !fault) return null
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? workMessages.name(row) : say.oneOfThem
  }
  return (
    <div className="px-(--edge) pb-3">
      <Notice
        tone="danger"
        role="alert"
        title={fault ? fault.text : say.someFailed(changed, failed.length)}
      >
        <ul>
          {failed.map(({ id, why }) => (
            <li key={id}>
              {nameOf(id)}: {why}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Asks before the checked rows are deleted. */
export function ConfirmMany({ ids }: { ids: readonly string[] }) {
  const { pathname, search } = useLocation()
  return (
    <ConfirmDialog
      closeTo={pathname + search}
      busyLabel="Deleting"
      fields={
        <>
          <input type="hidden" name="do" value="delete" />
          {ids.map((row) => (
            <input key={row} type="hidden" name="row" value={row} />
          ))}
        </>
      }
    >
      <p>{say.confirmMany(ids.length)}</p>
    </ConfirmDialog>
  )
}
