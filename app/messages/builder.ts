import type { FieldKind } from '~/shared/fields'
import type { WorkKind } from '~/shared/kinds'
import { capped, count } from './format'

/** Texts of the builder of a form, for a product or an order form. */
export const builderMessages = {
  title: (product: string) => `Form: ${product}`,
  fields: 'Fields',
  field: 'Field',
  preview: 'Preview',
  testRun: 'Test run',
  noFields: 'No fields yet. Choose a kind and add the first one.',
  noField: 'Choose a field to change it.',
  kindOfNew: 'Kind of the new field',
  addField: 'Add field',
  added: 'Field added',
  saved: 'Field saved',
  leaving:
    'Buttons on this page save your changes. Leaving through the menu or the back link discards them.',
  goneTitle: 'This field was deleted',
  gone: 'What you typed wasn’t saved. Choose another field, or add a new one.',
  leave: 'Your changes to this field aren’t saved. Leave anyway?',
  deleted: 'Field deleted',
  label: 'Label',
  description: 'Description',
  descriptionPlaceholder: 'Shown under the field',
  kind: 'Kind',
  place: 'Position',
  options: 'Options',
  anotherOption: 'Another option',
  another: 'Another row',
  required: 'Required',
  atLeastSix: 'At least 6 characters',
  saveField: 'Save field',
  deleteField: 'Delete field',
  stays: (kind: WorkKind, label: string) =>
    `Existing answers to ${label} are kept with their ${kind}s.`,
  deletion: (label: string) =>
    `“${label}” will be removed from the draft. Existing answers are kept.`,
  openAsClient: 'Open as client',
  publish: (version: number) => `Publish version ${version}`,
  published: (version: number) => `Version ${version} published`,
  unpublished: {
    request: 'Not published yet, so clients can’t choose this product.',
    order: 'Not published yet. The questions are published with the form.',
  } satisfies Record<WorkKind, string>,
  version: (version: number) => `Version ${version}`,
  kept: (kind: WorkKind, n: number, version: number | null) =>
    n === 1
      ? `1 ${kind} keeps ${version ? `version ${version}` : 'an older version'}`
      : `${capped(n)} ${kind}s keep ${version ? `version ${version}` : 'older versions'}`,
  draft: (changes: number) =>
    changes === 0 ? 'Draft: no changes since.' : `Draft: ${count(changes, 'change')} since.`,
  versions: 'Versions',
  versionsLead: (kind: WorkKind) =>
    `A version never changes. ${kind === 'order' ? 'Orders' : 'Requests'} keep the one they were made with.`,
  noVersions: 'Nothing is published yet.',
  inUse: 'In use',
  restore: 'Restore to draft',
  restored: (version: number) => `The draft now matches version ${version}`,
  madeWith: (kind: WorkKind, n: number) => (n === 1 ? `1 ${kind}` : `${capped(n)} ${kind}s`),
  changedSince:
    'The draft changed while you were looking at it. Review it, or publish it as it is now.',
  changedSinceVersions:
    'The draft changed while you were looking at its versions. Press again to restore one, or review the draft first.',
  nothingToPublish: 'There is nothing new to publish.',
  previewOf: 'Preview width',
  runLead: 'Nothing is saved or sent',
  runBy: 'If sent now by',
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

/** Names of the kinds of fields, in the order they are offered. */
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
  color: 'Color',
  attachment: 'Files',
  product: 'Product',
  heading: 'Heading',
}

type Values = Record<string, string | number>

/** Sentences of the errors of forms; part of `errors.ts`. */
export const builderErrors: Record<string, string | ((v: Values) => string)> = {
  'form-full': (v) => `A form can have up to ${v.most} fields.`,
  'form-empty': 'This form has no fields yet. Add one, then publish it.',
  'form-incomplete': (v) => `“${v.label}” has no options yet. Add one first.`,
  'form-unchanged': (v) => `Nothing has changed since version ${v.number}.`,
}
