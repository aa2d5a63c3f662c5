import type { CannedType, CannedVariable } from '~/shared/canned'
import { upTo } from './caps'
import { count } from './format'

/** Texts of the screens of canned responses. */
export const cannedMessages = {
  title: 'Canned responses',
  lead: {
    request: `Answers you give often. Anyone who writes on a request can insert them. ${upTo('cannedResponses')}`,
    order: `Answers you give often. Anyone who writes on an order can insert them. ${upTo('cannedResponses')}`,
  } satisfies Record<CannedType, string>,
  create: 'Create canned response',
  edit: 'Edit canned response',
  none: 'No canned responses yet',
  noneLead:
    'Save what you say again and again. Names and numbers are filled in when you insert it.',
  created: 'Canned response created',
  updated: 'Canned response updated',
  deleted: 'Canned response deleted',
  listed: (n: number) => count(n, 'canned response'),
  fields: { name: 'Name', text: 'Text' },
  variables: 'Filled in when inserted',
  placeholders:
    'Words in double square brackets, such as [[day]], are blanks to fill in before sending.',
  meanings: {
    'client.fullName': 'The name of the client',
    'request.number': 'The number of the request',
    'request.type': 'The type of the request',
    'order.number': 'The number of the order',
    'staff.fullName': 'Your name, when you insert it',
  } satisfies Record<CannedVariable, string>,
  deletion: (name: string) =>
    `${name} will be deleted. Messages it was inserted into stay as they are.`,
  orders: 'Orders',
  deleteCannedResponse: 'Delete canned response',
  cannedResponse: 'Canned response',
  saveCannedResponse: 'Save canned response',
  text: 'Text',
  by: 'By',
} as const

type Values = Record<string, string | number>

/** Sentences of the errors of canned responses; part of `errors.ts`. */
export const cannedErrors: Record<string, string | ((v: Values) => string)> = {
  'canned-name-taken': 'There is already a canned response with this name.',
  'canned-variable': (v) =>
    v.name
      ? `{{${v.name}}} cannot be filled in. Use one of the words listed here.`
      : '{{}} is empty. Use one of the words listed here.',
}
