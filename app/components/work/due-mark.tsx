import { dueText } from '~/messages/work'
import type { Due } from '~/shared/due'
import { Icon } from '../ui/icon'
import { Tag } from '../ui/tag'
import { Time } from '../ui/time'

/** When work is due: late, paused and today in words, else the date. */
export function DueMark({ due, dueAt }: { due: Due; dueAt: number }) {
  const words = dueText(due)
  if (due.state === 'late') {
    return (
      <span className="mark text-danger">
        <Icon name="clock" />
        {words}
      </span>
    )
  }
  if (due.state === 'today') return <span className="text-warning-text">{words}</span>
  return due.state === 'paused' ? <span className="muted">{words}</span> : <Time at={dueAt} />
}

/** The date, and in words what it means now. */
export function DueFact({ due, dueAt }: { due: Due; dueAt: number }) {
  const words = dueText(due)
  const tones = { late: 'danger', today: 'warning' } as const
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Time at={dueAt} />
      {words && (
        <Tag {...(due.state in tones && { tone: tones[due.state as keyof typeof tones] })}>
          {words}
        </Tag>
      )}
    </span>
  )
}
