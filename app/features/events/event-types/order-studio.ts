import { eventType } from '../event-type'

const inStudio = () => ['list:order-studio'] as const

type Named = { details: { name: string } }

const ofType = <Facts>(action: string) =>
  eventType<Facts>({ table: 'order_types', action: action, topics: inStudio })

export const orderTypeEvents = {
  created: ofType<Named>('created'),
  renamed: ofType<{ details: { name: [string, string] } }>('renamed'),
  deleted: ofType<Named>('deleted'),
}

const ofTerm = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'order_terms', action: action, topics: inStudio })

export const orderTermEvents = {
  created: ofTerm<Named>('created'),
  renamed: ofTerm<{ details: { name: [string, string] } }>('renamed'),
  saved: eventType<{ number: number; details: object }>({
    table: 'order_terms',
    action: ({ number }) => `version ${number} saved`,
    topics: inStudio,
  }),
  published: ofTerm('published'),
  unpublished: ofTerm('unpublished'),
  deleted: ofTerm<Named>('deleted'),
}

const ofProduct = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'price_products', action: action, topics: inStudio })

/** A price is in the history of its product, as it is read: `€120`. */
const ofPrice = (verb: string) =>
  eventType<{ price: string; details: { price: string } }>({
    table: 'price_products',
    action: ({ price }) => `price ${price} ${verb}`,
    topics: inStudio,
  })

export const priceEvents = {
  createdProduct: ofProduct<Named>('created'),
  renamedProduct: ofProduct<{ details: { name: [string, string] } }>('renamed'),
  added: ofPrice('added'),
  archived: ofPrice('archived'),
  restored: ofPrice('taken back'),
}

const ofForm = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'order_forms', action: action, topics: inStudio })

export const orderFormEvents = {
  created: ofForm<Named>('created'),
  duplicated: ofForm<{ details: { name: string; from: string } }>('duplicated'),
  updated: ofForm<{ details: object }>('updated'),
  setPicture: ofForm('picture set'),
  removedPicture: ofForm('picture removed'),
  published: ofForm('published'),
  unpublished: ofForm('unpublished'),
  deleted: ofForm<Named>('deleted'),
}
