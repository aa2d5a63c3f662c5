import { eventType } from '../event-type'

/** A package is in the list of packages and beside the names of its clients. */
const inLists = () => ['list:request-types', 'list:users'] as const

const ofPackage = <Facts = unknown>(action: string) =>
  eventType<Facts & { details?: object }>({
    table: 'request_packages',
    action: action,
    topics: inLists,
  })

export const packageEvents = {
  created: ofPackage('created'),
  updated: ofPackage<{ details: object }>('updated'),
  deleted: ofPackage<{ details: { name: string } }>('deleted'),
}
