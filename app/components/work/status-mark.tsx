import type { ReactNode } from 'react'
import { statusNames } from '~/messages/work'
import type { WorkStatus } from '~/shared/statuses'

/** Quarters of a disc, from the top. */
const pie = (parts: number) =>
  ['M8 8V4', 'A4 4 0 0 1 12 8', 'A4 4 0 0 1 8 12', 'A4 4 0 0 1 4 8'].slice(0, parts + 1).join('') +
  'z'

const ring = <circle cx="8" cy="8" r="6.1" />

/** A ring with this many quarters filled. */
const filled = (quarters: number) => (
  <>
    {ring}
    <path className="is-solid" d={pie(quarters)} />
  </>
)

/** The drawing of each status. */
const glyphs: Record<WorkStatus, ReactNode> = {
  pending_payment: ring,
  collecting_content: filled(1),
  in_progress: filled(2),
  checking_quality: filled(3),
  reviewing_with_client: filled(1),
  paused: (
    <>
      {ring}
      <path d="M6.4 5.6v4.8M9.6 5.6v4.8" />
    </>
  ),
  escalated: (
    <path className="is-solid" d="M8 1.6 15.2 14H.8zM7.2 6h1.6v4H7.2zm0 4.8h1.6v1.6H7.2z" />
  ),
  pending_review: (
    <>
      {ring}
      <circle className="is-solid" cx="8" cy="8" r="2.4" />
    </>
  ),
  completed: (
    <>
      {ring}
      <path d="m5.2 8.2 2 2 3.6-4" />
    </>
  ),
}

/** A status: its glyph and its word. */
export const StatusMark = ({ status }: { status: WorkStatus }) => (
  <span className="mark">
    <StatusGlyph status={status} />
    <span className="truncate-line font-medium text-secondary">{statusNames[status]}</span>
  </span>
)

/** The drawing of a status; its word is next to it. */
export const StatusGlyph = ({ status }: { status: WorkStatus }) => (
  <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true" data-status={status}>
    {glyphs[status]}
  </svg>
)
