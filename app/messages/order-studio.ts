import type { PublishState } from '~/shared/publish-state'
import { truncate } from '~/shared/truncate'
import { upTo, upToPrices } from './caps'
import { capped, count } from './format'
import { noneFound } from './none-found'

/** Texts of the screens of order forms, order types, terms and prices. */

export const publishStateNames: Record<PublishState, string> = {
  published: 'Published',
  draft: 'Draft',
  unpublished: 'Unpublished',
}

export const ordersLabel = 'Orders'

const atStripe =
  'Add it there, press Sync now under Prices and choose its Stripe price, or make it free.'

/** The order forms. */
export const orderFormMessages = {
  title: 'Order forms',
  lead: `What buyers can order. Each form has a product, a price and questions. ${upTo('orderForms')}`,
  create: 'Create form',
  createLead: 'It is not on sale until you publish it.',
  none: 'No order forms yet',
  noneLead:
    'A form sets what is sold and for how much, what buyers are asked, and who gets the order.',
  noneFits: (list: string, words: string, type: string) =>
    noneFound('order form', { list, words, filters: [type] }),
  search: 'Search order forms',
  type: 'Type',
  unknownType: 'Deleted type',
  tabs: { all: 'All', published: 'Published', draft: 'Drafts', unpublished: 'Unpublished' },
  created: 'Form created',
  updated: 'Form updated',
  published: 'Form published',
  unpublished: 'Form unpublished',
  deleted: 'Form deleted',
  duplicate: 'Duplicate',
  duplicated: 'Form duplicated',
  /** No longer than a name may be. */
  copyName: (name: string) => `${truncate(name, 95)} copy`,
  duplicateLead:
    'Picture, price, people and questions are copied. It is not on sale until you publish it.',
  nobody: 'No one',
  noType: 'None',
  offSale: {
    archived: 'Off sale: its price was archived',
    unsynced: 'Off sale: its price is not from Stripe',
  },
  offSaleLead: {
    archived: 'Buyers do not see this form. Choose another price, or make it free.',
    unsynced: `Buyers do not see this form: Stripe takes payments and does not know its price. ${atStripe}`,
  },
  open: 'Open /order',
  publish: 'Publish',
  unpublish: 'Unpublish',
  edit: 'Edit',
  questions: 'Questions',
  listed: (n: number) => count(n, 'order form'),
  actionsFor: (name: string) => `Actions for ${name}`,
  save: 'Save form',
  publishing: 'Buyers see it at /order, with its current questions.',
  unpublishing: 'Buyers no longer see it. Existing orders continue.',
  parts: {
    product: ['Product', 'What buyers see when they choose and pay.'],
    picture: ['Picture', 'Shown where buyers choose.'],
    price: ['Price and terms', 'What it costs, once, and what buyers have to accept.'],
    work: ['Work', 'How its orders start once they are paid.'],
    people: ['People', 'Who gets new orders, and who follows them.'],
    autoResponse: ['Auto-response', 'Posted once in the conversation, after payment.'],
    webhook: ['Webhook', 'Tells another service, such as a chat, what happens.'],
  },
  fields: {
    name: 'Name',
    productName: 'Product name',
    description: 'Description',
    includes: 'What is included',
    orderTypeId: 'Order type',
    priceId: 'Price',
    priority: 'Priority',
    deliveryTime: 'Expected delivery',
    deliveryUnit: 'Unit',
    termId: 'Terms',
    assigneeId: 'Assignee',
    followers: 'Followers',
    autoResponse: 'Message',
    autoResponseSenderId: 'Sender',
    webhook: 'Webhook',
  },
  nameHint: 'What staff call it. Buyers read it above the questions.',
  descriptionHint: 'A sentence or two under the name.',
  includesHint: 'One item per line.',
  notOffered: 'No longer offered',
  noPrice: 'Free',
  priceOff: { archived: 'archived', unsynced: 'not from Stripe' },
  noTerms: 'None',
  termHidden: (name: string) => `${name} (not published)`,
  noSender: 'Choose a sender',
  followersHint: 'They are notified of every new order.',
  webhookHint:
    'Gets a line of text when an order is created and when its status changes. It must be a public address, not on this machine or an internal network. Leave it empty for none.',
  picture: 'Product picture',
  noPicture: 'No picture yet',
  pictureHint: 'PNG, JPEG or SVG, up to 10 MB. Best at 960 × 600 or larger.',
  deletion: (name: string) =>
    `${name} will be deleted, with its questions and its picture. This cannot be undone.`,
  deletionOrders: (n: number) =>
    n === 1
      ? '1 order stays readable, with the questions it was made with.'
      : `${capped(n)} orders stay readable, with the questions they were made with.`,
  formBuilder: 'Form builder',
  deleteForm: 'Delete form',
  editForm: 'Edit form',
  orderForm: 'Order form',
  updatedLabel: 'Updated',
  replacePicture: 'Replace picture',
  addPicture: 'Add picture',
  savePicture: 'Save picture',
  publishForm: 'Publish form',
} as const

/** The order types. */
export const orderTypeMessages = {
  title: 'Order types',
  one: 'Order type',
  lead: `How order forms are grouped. ${upTo('orderTypes')}`,
  none: 'No order types yet.',
  name: 'Name',
  newName: 'New type',
  create: 'Create type',
  created: 'Order type created',
  renamed: 'Order type renamed',
  deleted: 'Order type deleted',
  save: 'Save type',
  forms: (n: number) => count(n, 'form'),
  deletion: (name: string, forms: number) =>
    forms === 0
      ? `The order type ${name} will be deleted.`
      : `The order type ${name} will be deleted. ${forms === 1 ? '1 form continues' : `${forms} forms continue`} without a type.`,
  deleteOrderType: 'Delete order type',
} as const

const asksForNone = (forms: number) =>
  `${count(forms, 'order form')} will ask for no terms until these are published again.`
const savedAs = (next: number) =>
  `Saving a change makes version ${next}; what buyers accepted stays as it was.`

/** The terms that buyers accept. */
export const termMessages = {
  title: 'Order terms',
  lead: `What buyers accept when they order. ${upTo('orderTerms')}`,
  create: 'Create term',
  edit: 'Edit term',
  none: 'No terms yet',
  noneLead:
    'Write down what you promise and what you ask for. Orders keep the version their buyer accepted.',
  noneFits: (list: string) => noneFound('term', { list }),
  change: 'Edit',
  save: 'Save term',
  textLead: 'As buyers read it.',
  tabs: { all: 'All', published: 'Published', draft: 'Drafts', unpublished: 'Unpublished' },
  saved: 'Term saved',
  deleted: 'Term deleted',
  published: 'Term published',
  unpublished: (forms: number) =>
    forms === 0 ? 'Term unpublished' : `Term unpublished. ${asksForNone(forms)}`,
  publish: 'Publish',
  unpublish: 'Unpublish',
  fields: { name: 'Name', text: 'Text' },
  textHint: 'An empty line starts a new paragraph. Lines that start with a hyphen become a list.',
  listed: (n: number) => count(n, 'term'),
  version: (n: number) => `Version ${n}`,
  versions: 'Versions',
  current: 'Current',
  text: 'Text',
  shownOn: (forms: number, next: number) =>
    `${forms === 0 ? 'Not on an order form yet.' : `Shown on ${count(forms, 'order form')}.`} ${savedAs(next)}`,
  hiddenOn: (forms: number, next: number) =>
    `${forms === 0 ? 'Not on an order form yet.' : asksForNone(forms)} ${savedAs(next)}`,
  acceptedBy: (n: number) => (n === 1 ? '1 order' : `${capped(n)} orders`),
  compare: (from: number, to: number) => `Version ${to} beside version ${from}`,
  unchanged: 'Both versions are the same.',
  added: 'added',
  removed: 'removed',
  first: 'The first version.',
  show: 'What changed',
  deletion: (name: string) =>
    `${name} will be deleted. What buyers accepted stays on their orders.`,
  deletionForms: (n: number) =>
    n === 1
      ? '1 order form will then ask for no terms.'
      : `${n} order forms will then ask for no terms.`,
  deleteTerm: 'Delete term',
  term: 'Term',
  versionLabel: 'Version',
  updated: 'Updated',
  by: 'By',
} as const

const sellThere =
  'Add the same at Stripe, with the metadata app = builder, press Sync now, and choose its new price in the order forms.'

/** The prices. */
export const priceMessages = {
  title: 'Prices',
  one: 'Product',
  lead: `What order forms can cost. A price is paid once. ${upToPrices}`,
  synced:
    'They come from Stripe: products with the metadata app = builder, and their one-time prices.',
  none: 'No prices yet',
  noneLead: 'A form without a price is free.',
  create: 'Create product',
  created: 'Product created',
  renamed: 'Product renamed',
  add: 'Add price',
  added: 'Price added',
  archive: 'Archive',
  archived: 'Price archived',
  restore: 'Restore',
  restored: 'Price is for sale again',
  save: 'Save product',
  fields: { name: 'Product', amount: 'Amount', currency: 'Currency', label: 'Note' },
  amountHint: 'Such as 1250 or 49.90.',
  labelHint: 'For you: tells two prices of a product apart.',
  listed: (n: number) => count(n, 'product'),
  forms: (n: number) => (n === 0 ? 'On no form' : `On ${count(n, 'form')}`),
  active: 'For sale',
  states: { archived: 'Archived', unsynced: 'Not from Stripe' },
  unsynced: (products: number) =>
    `${products === 1 ? '1 product is' : `${products} products are`} not from Stripe and cannot be sold while Stripe takes payments. ${sellThere}`,
  unsyncedOne: `It is not from Stripe and cannot be sold while Stripe takes payments. ${sellThere}`,
  noPrices: 'No prices',
  syncNow: 'Sync now',
  syncDone: (found: { products: number; prices: number }) =>
    found.products === 0
      ? 'Prices synced: Stripe has no product with the metadata app = builder and a one-time price.'
      : `Prices synced: ${count(found.products, 'product')} for sale with ${count(found.prices, 'price')}.`,
} as const

/** Sentences of the errors of what is sold; part of `errors.ts`. */
export const orderStudioErrors: Record<string, string> = {
  'order-form-taken': 'There is already an order form with this name.',
  'order-type-taken': 'There is already an order type with this name.',
  'order-type-unknown': 'This order type no longer exists. Please choose again.',
  'term-name-taken': 'There are already terms with this name.',
  'term-unknown': 'These terms are no longer published. Please choose again.',
  'price-unknown': 'This price is no longer for sale. Please choose again.',
  'price-archived': 'Its price was archived. Choose another price, or make it free.',
  'price-unsynced': `Stripe takes payments and does not know its price. ${atStripe}`,
  'prices-at-stripe':
    'Prices come from Stripe. Add it there, with the metadata app = builder, and press Sync now.',
  'price-synced': 'This product comes from Stripe. Please change it there.',
}
