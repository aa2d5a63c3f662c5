import { statusNames } from '~/messages/work'
import type { WorkStatus } from '~/work/statuses'

/** How much of the ring is filled, in quarters; others have a drawing of their own. */
const quarters: Partial<Record<WorkStatus, number>> = {
  collecting_content: 1,
  in_progress: 2,
  checking_quality: 3,
  reviewing_with_client: 1,
}

/** A status: its glyph and its word. */
export const StatusMark = ({ status }: { status: WorkStatus }) => (
  <span className="mark">
    <StatusGlyph status={status} />
    <span className="truncate-line font-medium text-secondary">{statusNames[status]}</span>
  </span>
)

/** The drawing of a status; its word stands beside it. */
export function StatusGlyph({ status }: { status: WorkStatus }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true" data-status={status}>
      {status === 'escalated' ? (
        <path className="is-solid" d="M8 1.6 15.2 14H.8zM7.2 6h1.6v4H7.2zm0 4.8h1.6v1.6H7.2z" />
      ) : (
        <circle cx="8" cy="8" r="6.1" />
      )}
      {quarters[status] && <path className="is-solid" d={pie(quarters[status])} />}
      {status === 'paused' && <path d="M6.4 5.6v4.8M9.6 5.6v4.8" />}
      {status === 'pending_review' && <circle className="is-solid" cx="8" cy="8" r="2.4" />}
      {status === 'completed' && <path d="m5.2 8.2 2 2 3.6-4" />}
    </svg>
  )
}

/** So many quarters of a disc, from the top. */
const pie = (parts: number) =>
  ['M8 8V4', 'A4 4 0 0 1 12 8', 'A4 4 0 0 1 8 12', 'A4 4 0 0 1 4 8'].slice(0, parts + 1).join('') +
  'z'
