import { eventType } from '../event-type'

const inList = () => ['list:request-types'] as const

const ofType = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'request_types', action: action, topics: inList })

const ofPicture = (verb: string) =>
  eventType<{ which: 'image' | 'icon' }>({
    table: 'request_types',
    action: ({ which }) => `${which} ${verb}`,
    topics: inList,
  })

/** A product is in the history of its type. */
const ofProduct = <Facts extends { name: string }>(verb: string) =>
  eventType<Facts & { details?: object }>({
    table: 'request_types',
    action: ({ name }) => `product “${name}” ${verb}`,
    topics: inList,
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
