import { Link } from '@remix-run/react'
import type { CallsOfWork } from '~/features/bookings/calls-of-work.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'

/** The calls to come about a work item, and the way to another one; null where there is neither. */
export const callFact = ({ calls, about }: CallsOfWork): [string, JSX.Element][] =>
  calls.length === 0 && about === null
    ? []
    : [
        [
          say.call,
          <span key="call" className="grid gap-1">
            {calls.map(({ id, text, theirs }) =>
              theirs ? (
                <Link key={id} to={`${pathTo('/book-schedule/calls')}#call-${id}`} className="link">
                  {text}
                </Link>
              ) : (
                <span key={id}>{text}</span>
              ),
            )}
            {about !== null && (
              <Link to={pathTo('/book-schedule', { about })} className="link">
                {say.bookOne}
              </Link>
            )}
          </span>,
        ],
      ]
