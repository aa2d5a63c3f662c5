import { eventType } from '../event-type'

const ofResponse = (action: string) =>
  eventType<{ details: object }>({
    table: 'canned_responses',
    action: action,
    topics: { none: 'they are read when somebody looks for one' },
  })

export const cannedResponseEvents = {
  created: ofResponse('created'),
  updated: ofResponse('updated'),
  deleted: ofResponse('deleted'),
}
