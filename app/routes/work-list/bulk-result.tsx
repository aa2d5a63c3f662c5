import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { Notice } from '~/components/ui/notice'
import { busyWords } from '~/messages/controls'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import type { WorkKind } from '~/shared/kinds'
import type { BulkAnswer } from './chosen'
import type { ListedWork } from './work-list-data'

/** Which rows could not be changed and why; they stay checked. The focus goes there: the bar is far below. */
export function BulkResult({
  kind,
  answer,
  rows,
}: {
  kind: WorkKind
  answer: BulkAnswer | undefined
  rows: readonly ListedWork[]
}) {
  const { failed = [], changed = 0, deleted = false, error } = answer ?? {}
  const result = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus there
  useEffect(() => result.current?.focus(), [answer])
  if (failed.length === 0 && !error) return null
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? workMessages.name(row) : say.oneOfThem(kind)
  }
  return (
    <div className="px-(--edge) pb-3">
      <div ref={result} className="error-summary" tabIndex={-1}>
        <Notice
          tone="danger"
          role="alert"
          title={
            error
              ? error.text
              : say.someFailed(kind, changed, failed.length, deleted ? 'deleted' : 'changed')
          }
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
    </div>
  )
}

/** Asks before the checked rows are deleted. */
export function ConfirmBulk({ kind, ids }: { kind: WorkKind; ids: readonly string[] }) {
  const { pathname, search } = useLocation()
  return (
    <ConfirmDialog
      closeTo={pathname + search}
      busyLabel={busyWords.deleting}
      fields={
        <>
          <input type="hidden" name="do" value="delete" />
          {ids.map((row) => (
            <input key={row} type="hidden" name="row" value={row} />
          ))}
        </>
      }
    >
      <p>{say.confirmBulk(kind, ids.length)}</p>
    </ConfirmDialog>
  )
}
