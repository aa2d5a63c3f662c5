import { kind } from '../kind'

const inStudio = () => ['list:order-studio'] as const

type Named = { details: { name: string } }

const ofType = <Facts>(says: string) => kind<Facts>({ on: 'order_types', says, tells: inStudio })

export const orderTypeEvents = {
  created: ofType<Named>('created'),
  renamed: ofType<{ details: { name: [string, string] } }>('renamed'),
  deleted: ofType<Named>('deleted'),
}

const ofTerm = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'order_terms', says, tells: inStudio })

export const orderTermEvents = {
  created: ofTerm<Named>('created'),
  renamed: ofTerm<{ details: { name: [string, string] } }>('renamed'),
  saved: kind<{ number: number; details: object }>({
    on: 'order_terms',
    says: ({ number }) => `version ${number} saved`,
    tells: inStudio,
  }),
  published: ofTerm('published'),
  unpublished: ofTerm('unpublished'),
  deleted: ofTerm<Named>('deleted'),
}

const ofProduct = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'price_products', says, tells: inStudio })

/** A price stands in the history of its product, as it is read: `€120`. */
const ofPrice = (deed: string) =>
  kind<{ price: string; details: { price: string } }>({
    on: 'price_products',
    says: ({ price }) => `price ${price} ${deed}`,
    tells: inStudio,
  })

export const priceEvents = {
  createdProduct: ofProduct<Named>('created'),
  renamedProduct: ofProduct<{ details: { name: [string, string] } }>('renamed'),
  added: ofPrice('added'),
  archived: ofPrice('archived'),
  restored: ofPrice('taken back'),
}

const ofForm = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'order_forms', says, tells: inStudio })

export const orderFormEvents = {
  created: ofForm<Named>('created'),
  duplicated: ofForm<{ details: { name: string; from: string } }>('duplicated'),
  updated: ofForm<{ details: object }>('updated'),
  setPicture: ofForm('picture set'),
  removedPicture: ofForm('picture removed'),
  putOnSale: ofForm('published'),
  takenFromSale: ofForm('unpublished'),
  deleted: ofForm<Named>('deleted'),
}
