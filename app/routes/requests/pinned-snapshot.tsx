import { Link } from '@remix-run/react'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { useClock } from '~/components/ui/use-clock'
import { date, dateTime } from '~/messages/dates'
import { requestMessages as say } from '~/messages/requests'
import { listWith } from '~/routes/work-list/work-list-data'
import type { RequestListData } from './read-list.server'

/** Says that the list is one of the past, or why it cannot be, with the way back. */
export function PinnedSnapshot({ data }: { data: RequestListData }) {
  const { at, error, exactSince } = data.time
  const clock = useClock()
  if (at === null && !error) return null
  return (
    <div
      className={classNames('pinned-snapshot', error && 'pinned-snapshot-refused')}
      role={error ? 'alert' : 'status'}
    >
      <Icon name={error ? 'alert' : 'clock'} />
      <p className="min-w-0">
        {error || <strong>{say.asItWasOn(dateTime(at ?? 0, clock))}</strong>}
        {exactSince && ` ${say.exactSince(date(exactSince, clock))}`}
      </p>
      <Link to={listWith(data, { at: '' })} className="link ml-auto">
        {say.backToNow}
      </Link>
    </div>
  )
}
