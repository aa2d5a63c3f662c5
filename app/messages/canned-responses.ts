import type { CannedType, CannedVariable } from '~/work/canned'
import { upTo } from './caps'
import { count } from './format'

/** What the screens of canned responses say. */
export const cannedMessages = {
  title: 'Canned responses',
  lead: {
    request: `Answers that you give often. Whoever writes on a request can insert them. ${upTo('cannedResponses')}`,
    order: `Answers that you give often. Whoever writes on an order can insert them. ${upTo('cannedResponses')}`,
  } satisfies Record<CannedType, string>,
  create: 'Create canned response',
  edit: 'Edit canned response',
  none: 'No canned responses yet',
  noneLead:
    'Write down what you say again and again. Names and numbers are filled in where it is inserted.',
  created: 'Canned response created',
  updated: 'Canned response updated',
  deleted: 'Canned response deleted',
  listed: (n: number) => count(n, 'canned response'),
  fields: { name: 'Name', text: 'Text' },
  variables: 'Filled in where it is inserted',
  blanks:
    'Words between double square brackets, such as [[day]], are a blank: whoever inserts the text fills it in before sending.',
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

/** Sentences of the faults of canned responses; part of `errors.ts`. */
export const cannedErrors: Record<string, string | ((v: Values) => string)> = {
  'canned-name-taken': 'There is a canned response of this name already.',
  'canned-variable': (v) =>
    v.name
      ? `{{${v.name}}} cannot be filled in. Use one of the words listed here.`
      : '{{}} is empty. Use one of the words listed here.',
}
