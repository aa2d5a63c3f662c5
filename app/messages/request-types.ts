import { upTo } from './caps'
import { capped, count } from './format'

/** Texts of the screens of request types and their products. */
export const requestTypeMessages = {
  slower: (median: string) => `In the last sixty days, half took longer than ${median}`,
  title: 'Types and forms',
  lead: `What clients can request. Each type has products, and each product has a form. ${upTo('requestTypes')}`,
  create: 'Create type',
  createLead: 'Clients can’t choose it until you make it active and publish a form for it.',
  none: 'No types yet',
  noneLead:
    'A type is what a client requests, such as a landing page. It sets who gets its requests and how long they take.',
  created: 'Type created',
  updated: 'Type updated',
  deleted: 'Type deleted',
  nobody: 'No one',
  noProducts: 'None',
  active: 'Active',
  inactive: 'Not active',
  noForm: 'Active, no form yet',
  cannotBeFiled: 'Clients can’t request this type yet.',
  cannotBeFiledLead:
    'It is active, but none of its products has a published form. Clients won’t see it until one does.',
  listed: (n: number) => count(n, 'type'),
  activeHint: 'Offered to clients whose package includes it, once a product has a published form.',
  webhookHint:
    'Gets a line of text when a request is created and when its status changes. It must be a public address, not on this machine or an internal network. Leave it empty for none.',
  followersHint: 'They are notified of every new request.',
  parts: {
    details: ['Details', 'The name clients see.'],
    delivery: ['Delivery', 'When a request is due, counted from when it is sent.'],
    people: ['People', 'Who gets new requests, and who follows them.'],
    webhook: ['Webhook', 'Tells another service, such as a chat, what happens.'],
    pictures: ['Pictures', 'Shown where clients choose. Without an image, the icon is shown.'],
    products: [
      'Products',
      `What clients choose within the type. Each has its own form. ${upTo('products')}`,
    ],
  },
  fields: {
    name: 'Name',
    active: 'Active',
    deliveryTime: 'Expected delivery',
    deliveryUnit: 'Unit',
    assigneeId: 'Assignee',
    followers: 'Followers',
    webhook: 'Webhook',
  },
  image: 'Image',
  icon: 'Icon',
  noImage: 'No image yet',
  noIcon: 'No icon yet',
  imageHint: 'PNG, JPEG or SVG, up to 10 MB. Best at 480 × 300 or larger.',
  iconHint: 'SVG, PNG or JPEG, up to 10 MB. Best as a square.',
  deletion: (name: string, products: number) =>
    `${name} will be deleted, with ${products === 0 ? 'its pictures' : `its ${count(products, 'product')}, their forms and its pictures`}. This cannot be undone.`,
  deletionPackages: (names: readonly string[]) =>
    `Clients with the ${names.length === 1 ? 'package' : 'packages'} ${names.join(', ')} can no longer request it.`,
  deletionRequests: (n: number) =>
    n === 1
      ? '1 request stays readable, with the form it was made with.'
      : `${capped(n)} requests stay readable, with the form they were made with.`,
  formBuilder: 'Form builder',
  deleteType: 'Delete type',
  editType: 'Edit type',
  products: 'Products',
  delivery: 'Delivery',
  pictureOfAType: 'Picture of a type',
  savePicture: 'Save picture',
  saveType: 'Save type',
} as const

/** Texts about the products of a type. */
export const productMessages = {
  add: 'Add product',
  added: 'Product added',
  updated: 'Product updated',
  moved: 'Product moved',
  deleted: 'Product deleted',
  none: 'No products yet. Clients can’t request a type without one.',
  unpublished: 'Not offered: its form is not published yet',
  published: (version: number) => `Form version ${version}`,
  form: 'Edit form',
  name: 'Name',
  description: 'Description',
  descriptionHint: 'Shown under the name where clients choose.',
  deletion: (name: string) =>
    `${name} and its form will be deleted. Requests for it stay, with the form they were made with.`,
  deleteProduct: 'Delete product',
  editProduct: 'Edit product',
  saveProduct: 'Save product',
} as const

type Values = Record<string, string | number>

/** Sentences of the errors of types and products; part of `errors.ts`. */
export const requestTypeErrors: Record<string, string | ((v: Values) => string)> = {
  'type-name-taken': 'There is already a type with this name.',
  'product-name-taken': 'This type already has a product with this name.',
  'type-unknown': 'One of these types no longer exists. Please choose again.',
  'not-staff': 'Someone you chose no longer works for the studio. Please choose again.',
  'picture-missing': 'Please choose a picture.',
}
