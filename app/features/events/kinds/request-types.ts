import { kind } from '../kind'

const inList = () => ['list:request-types'] as const

const ofType = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'request_types', says, tells: inList })

const ofPicture = (deed: string) =>
  kind<{ which: 'image' | 'icon' }>({
    on: 'request_types',
    says: ({ which }) => `${which} ${deed}`,
    tells: inList,
  })

/** A product stands in the history of its type. */
const ofProduct = <Facts extends { name: string }>(deed: string) =>
  kind<Facts & { details?: object }>({
    on: 'request_types',
    says: ({ name }) => `product “${name}” ${deed}`,
    tells: inList,
  })

export const requestTypeEvents = {
  created: ofType<{ details: { name: string } }>('created'),
  updated: ofType<{ details: object }>('updated'),
  deleted: ofType<{ details: { name: string } }>('deleted'),
  setPicture: ofPicture('set'),
  removedPicture: ofPicture('removed'),
}

type Named = { name: string }

export const productEvents = {
  added: ofProduct<Named>('added'),
  updated: ofProduct<Named & { details: object }>('updated'),
  moved: ofProduct<Named & { details: { order: [number, number] } }>('moved'),
  deleted: ofProduct<Named>('deleted'),
}
