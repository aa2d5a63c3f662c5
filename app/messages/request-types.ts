import type { FieldKind } from '~/work/fields'
import { capped, count } from './format'

/** What the screens of request types, their products and forms say. */
export const requestTypeMessages = {
  slower: (median: string) => `Half of the last sixty days took longer than ${median}`,
  title: 'Types and forms',
  lead: 'What clients can ask for. Each type has products, and each product has a form.',
  create: 'Create type',
  createLead: 'It is not offered to clients until you make it active and publish a form for it.',
  none: 'No types yet',
  noneLead:
    'A type is what a client asks for, such as a landing page. It says who gets its requests and how long they take.',
  created: 'Type created',
  updated: 'Type updated',
  deleted: 'Type deleted',
  nobody: 'Nobody',
  noProducts: 'None',
  active: 'Active',
  inactive: 'Not active',
  listed: (n: number) => count(n, 'type'),
  activeHint: 'Offered to clients whose package has it, as soon as a product has a published form.',
  webhookHint:
    'Gets a line of text when a request is created and when its status changes. Leave it empty for none.',
  followersHint: 'They hear of every new request.',
  parts: {
    details: ['Details', 'The name that clients choose by.'],
    delivery: ['Delivery', 'When a request is due, counted from when it is sent.'],
    people: ['People', 'Who gets new requests, and who follows them.'],
    webhook: ['Webhook', 'Tells another service, such as a chat, what happens.'],
    pictures: ['Pictures', 'Shown where clients choose. Without an image the icon stands there.'],
    products: ['Products', 'What clients choose within the type. Each has a form of its own.'],
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
  imageHint: 'PNG, JPEG or SVG, at most 10 MB. Best at 480 × 300 or larger.',
  iconHint: 'SVG, PNG or JPEG, at most 10 MB. Best as a square.',
  deletion: (name: string, products: number) =>
    `${name} will be deleted, with ${products === 0 ? 'its pictures' : `its ${count(products, 'product')}, their forms and its pictures`}. This cannot be undone.`,
  deletionPackages: (names: readonly string[]) =>
    `Clients with the ${names.length === 1 ? 'package' : 'packages'} ${names.join(', ')} can no longer ask for it.`,
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

/** What is said about the products of a type. */
export const productMessages = {
  add: 'Add product',
  added: 'Product added',
  updated: 'Product updated',
  moved: 'Product moved',
  deleted: 'Product deleted',
  none: 'No products yet. Clients cannot ask for a type without one.',
  unpublished: 'Not offered: its form is not published yet',
  published: (version: number) => `Form version ${version}`,
  form: 'Edit form',
  name: 'Name',
  description: 'Description',
  descriptionHint: 'Stands under the name where clients choose.',
  deletion: (name: string) =>
    `${name} and its form will be deleted. Requests for it stay, with the form they were made with.`,
  deleteProduct: 'Delete product',
  editProduct: 'Edit product',
  saveProduct: 'Save product',
} as const

/** What a form asks for. */
type Kind = 'request' | 'order'

/** What the builder of a form says. */
export const builderMessages = {
  title: (product: string) => `Form: ${product}`,
  fields: 'Fields',
  field: 'Field',
  preview: 'Preview',
  dryRun: 'Dry run',
  noFields: 'No fields yet. Choose a kind and add the first one.',
  noField: 'Choose a field to change it.',
  kindOfNew: 'Kind of the new field',
  addField: 'Add field',
  added: 'Field added',
  saved: 'Field saved',
  leaving:
    'The buttons of this page save what you change here before they go on; the menu and the way back above leave it behind.',
  goneTitle: 'This field was deleted meanwhile',
  gone: 'What you typed into it is not stored. Choose another field, or add one for it.',
  leave: 'What you changed in this field is not saved. Leave it?',
  deleted: 'Field deleted',
  label: 'Label',
  description: 'Description',
  descriptionPlaceholder: 'Stands under the field',
  kind: 'Kind',
  place: 'Goes to place',
  options: 'Options',
  anotherOption: 'Another option',
  another: 'Another row',
  required: 'Required',
  atLeastSix: 'At least 6 characters',
  saveField: 'Save field',
  deleteField: 'Delete field',
  stays: (kind: Kind, label: string) =>
    `Answers to ${label} in ${kind}s sent before stay as they were.`,
  deletion: (label: string) =>
    `The field ${label} will be taken out of the draft. Answers given to it before stay.`,
  openAsClient: 'Open as client',
  publish: (version: number) => `Publish version ${version}`,
  published: (version: number) => `Version ${version} published`,
  unpublished: {
    request: 'Not published yet: clients are not offered this product.',
    order: 'Not published yet. The questions are published with the form.',
  } satisfies Record<Kind, string>,
  version: (version: number) => `Version ${version}`,
  kept: (kind: Kind, n: number, version: number | null) =>
    n === 1
      ? `1 ${kind} keeps ${version ? `version ${version}` : 'an older version'}`
      : `${capped(n)} ${kind}s keep ${version ? `version ${version}` : 'older versions'}`,
  draft: (changes: number) =>
    changes === 0 ? 'Draft: nothing changed since.' : `Draft: ${count(changes, 'change')} since.`,
  versions: 'Versions',
  versionsLead: (kind: Kind) =>
    `A version never changes. ${kind === 'order' ? 'Orders' : 'Requests'} keep the one they were made with.`,
  noVersions: 'Nothing is published yet.',
  inUse: 'In use',
  restore: 'Take into the draft',
  restored: (version: number) => `The draft is now as version ${version} was`,
  madeWith: (kind: Kind, n: number) => (n === 1 ? `1 ${kind}` : `${capped(n)} ${kind}s`),
  changedSince:
    'The draft was changed while you looked at it. This is how many changes it has now; publish it as it is, or look at it first.',
  nothingToPublish: 'There is nothing new to publish.',
  previewOf: 'Width of the preview',
  runLead: 'Stores and sends nothing',
  runBy: 'If it were sent now by',
  nobody: 'Nobody in particular',
  run: 'Run',
  due: 'Due',
  number: 'Number',
  webhook: 'Webhook',
  noWebhook: 'None',
  oneLine: (host: string) => `One line to ${host}`,
  runEmpty: 'Choose a client to see what their request would get.',
  partsOfTheBuilder: 'Parts of the builder',
  findAClient: 'Find a client',
  chooseAClient: 'Choose a client',
  portal: 'Portal',
  phone: 'Phone',
  versionsOfAForm: 'Versions of a form',
  publishedLabel: 'Published',
  option: (number: number) => `Option ${number}`,
  thenPublished: ', published',
  by: 'by',
} as const

/** What the kinds of fields are called, in the order they are offered. */
export const fieldKindNames: Record<FieldKind, string> = {
  text: 'Text',
  textarea: 'Long text',
  number: 'Number',
  email: 'Email',
  phone: 'Phone',
  url: 'URL',
  date: 'Date',
  select: 'Select',
  radio: 'Radio',
  checkbox: 'Checkbox',
  checkboxes: 'Checkboxes',
  color: 'Colour',
  attachment: 'Files',
  product: 'Product',
  heading: 'Heading',
}

type Values = Record<string, string | number>

/** Sentences of the faults of types, products and forms; part of `errors.ts`. */
export const requestTypeErrors: Record<string, string | ((v: Values) => string)> = {
  'type-name-taken': 'There is a type of this name already.',
  'product-name-taken': 'This type has a product of this name already.',
  'type-unknown': 'One of these types does not exist any more. Please choose again.',
  'not-staff': 'Somebody chosen here does not work for the studio any more. Please choose again.',
  'picture-missing': 'Please choose a picture.',
  'form-full': (v) => `A form has at most ${v.most} fields.`,
  'form-empty': 'This form has no fields yet. Add one, then publish it.',
  'form-incomplete': (v) => `“${v.label}” has nothing to choose from. Give it an option first.`,
  'form-unchanged': (v) => `Nothing has changed since version ${v.number}.`,
}
