import type { OrderAction } from '~/shared/order-statuses'
import type { RequestAction } from '~/shared/request-statuses'
import type { DemoName } from './people'

/** How many days ago, at what time of the day, who. */
export type When<Who extends string = DemoName> = `${number} ${string} ${Who}`

/**
 * What happened to a piece of work, a line each: `3 09:15 amara assigns tomas`. Of a message or note
 * the words follow, `+name.png` at their end are its files; of a pin its place in percent and its
 * picture stand before them, `pins 20,75 name.png Words`.
 */
export type StoryLine<Action extends string> =
  | `${When} ${'says' | 'notes' | 'asks'} ${string}`
  | `${When} pins ${number},${number} ${string}`
  | `${When} ${'assigns' | 'adds'} ${DemoName}`
  | `${When} ranks ${'low' | 'medium' | 'high'}`
  | `${When} does ${Exclude<Action, 'ask_for_changes'>}`

export type RequestLine = StoryLine<RequestAction>

/** What the payment provider, or the bank behind it, says of the last page that took money. */
export type BankWord =
  | 'confirmed'
  | 'refused'
  | 'expired'
  | 'short'
  | 'disputed'
  | 'won'
  | 'lost'
  /** The bank of the first page, after all. */
  | 'came-late'

/**
 * Of an order besides: who buys `pays now`, `later` (their bank takes its time), `not` (they leave the
 * page open) or `refused`; staff give money back, `refunds 48.00 Why`; what they think in the end,
 * `rates 5 In words`.
 */
export type OrderLine =
  | StoryLine<OrderAction>
  | `${When} pays ${'now' | 'later' | 'not' | 'refused'}`
  | `${When<'bank'>} says ${BankWord}`
  | `${When<'bank'>} refunds ${number}`
  | `${When} refunds ${number} ${string}`
  | `${When} rates ${1 | 2 | 3 | 4 | 5} ${string}`

/**
 * Answers by the keys of the fields: a date is a number of days from today, the answer of an
 * attachment the names of its files, that of a product the name of it.
 */
export type DemoAnswers = Record<string, string | string[] | number | true>
