import { priorityNames } from '~/messages/work'
import type { Priority } from '~/permissions/vocabulary'

const filled: Record<Priority, number> = { low: 1, medium: 2, high: 3 }

/** A priority: its bars and its word. @param bare the word is for screen readers only */
export const PriorityMark = ({
  priority,
  bare = false,
}: {
  priority: Priority
  bare?: boolean
}) => (
  <span className="mark" data-priority={priority}>
    <svg className="bars" viewBox="0 0 12 12" aria-hidden="true">
      {[4, 8, 12].map((height, index) => (
        <rect
          key={height}
          x={index * 4.5}
          y={12 - height}
          width="3"
          height={height}
          className={index < filled[priority] ? 'is-solid' : undefined}
        />
      ))}
    </svg>
    <span className={bare ? 'sr-only' : undefined}>{priorityNames[priority]}</span>
  </span>
)
