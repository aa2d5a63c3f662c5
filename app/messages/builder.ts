import type { FieldKind } from '~/work/fields'
import type { WorkKind } from '~/work/kinds'
import { capped, count } from './format'

/** What the builder of a form says, of a product or of an order form. */
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
  stays: (kind: WorkKind, label: string) =>
    `Answers to ${label} in ${kind}s sent before stay as they were.`,
  deletion: (label: string) =>
    `The field ${label} will be taken out of the draft. Answers given to it before stay.`,
  openAsClient: 'Open as client',
  publish: (version: number) => `Publish version ${version}`,
  published: (version: number) => `Version ${version} published`,
  unpublished: {
    request: 'Not published yet: clients are not offered this product.',
    order: 'Not published yet. The questions are published with the form.',
  } satisfies Record<WorkKind, string>,
  version: (version: number) => `Version ${version}`,
  kept: (kind: WorkKind, n: number, version: number | null) =>
    n === 1
      ? `1 ${kind} keeps ${version ? `version ${version}` : 'an older version'}`
      : `${capped(n)} ${kind}s keep ${version ? `version ${version}` : 'older versions'}`,
  draft: (changes: number) =>
    changes === 0 ? 'Draft: nothing changed since.' : `Draft: ${count(changes, 'change')} since.`,
  versions: 'Versions',
  versionsLead: (kind: WorkKind) =>
    `A version never changes. ${kind === 'order' ? 'Orders' : 'Requests'} keep the one they were made with.`,
  noVersions: 'Nothing is published yet.',
  inUse: 'In use',
  restore: 'Take into the draft',
  restored: (version: number) => `The draft is now as version ${version} was`,
  madeWith: (kind: WorkKind, n: number) => (n === 1 ? `1 ${kind}` : `${capped(n)} ${kind}s`),
  changedSince:
    'The draft was changed while you looked at it. This is how many changes it has now; publish it as it is, or look at it first.',
  changedSinceVersions:
    'The draft was changed while you looked at its versions. Press again to put one of them in its place, or look at the draft first.',
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

/** Sentences of the faults of forms; part of `errors.ts`. */
export const builderErrors: Record<string, string | ((v: Values) => string)> = {
  'form-full': (v) => `A form has at most ${v.most} fields.`,
  'form-empty': 'This form has no fields yet. Add one, then publish it.',
  'form-incomplete': (v) => `“${v.label}” has nothing to choose from. Give it an option first.`,
  'form-unchanged': (v) => `Nothing has changed since version ${v.number}.`,
}
