import { eventType } from '../event-type'

/** Events of the places in projects that requests are about. */
export const requestPinEvents = {
  pinned: eventType<{ projectId: string }>({
    table: 'request_pins',
    action: { none: 'the request that was made says so' },
    topics: ({ projectId }) => [`project:${projectId}`],
  }),
  markChanged: eventType<{ projectId: string }>({
    table: 'request_pins',
    action: { none: 'the request says what happened to it' },
    topics: ({ projectId }) => [`project:${projectId}`],
  }),
}
