import { kind } from '../kind'

/** What is done with the places in projects that requests are about. */
export const requestPinEvents = {
  pinned: kind<{ projectId: string }>({
    on: 'request_pins',
    says: { nothing: 'the request that was made says so' },
    tells: ({ projectId }) => [`project:${projectId}`],
  }),
  markChanged: kind<{ projectId: string }>({
    on: 'request_pins',
    says: { nothing: 'the request says what happened to it' },
    tells: ({ projectId }) => [`project:${projectId}`],
  }),
}
