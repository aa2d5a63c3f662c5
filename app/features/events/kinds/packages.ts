import { kind } from '../kind'

/** A package stands in the list of packages and beside the names of who has it. */
const inLists = () => ['list:request-types', 'list:users'] as const

const ofPackage = <Facts = unknown>(says: string) =>
  kind<Facts & { details?: object }>({ on: 'request_packages', says, tells: inLists })

export const packageEvents = {
  created: ofPackage('created'),
  updated: ofPackage<{ details: object }>('updated'),
  deleted: ofPackage<{ details: { name: string } }>('deleted'),
}
