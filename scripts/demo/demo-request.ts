import type { StatusAction } from '~/work/statuses'
import type { DemoName } from './people'

/** How many days ago, at what time of the day, who. */
type When = `${number} ${string} ${DemoName}`

/**
 * What happened to a request, a line each: `3 09:15 amara assigns tomas`. Of a message or note the
 * words follow, `+name.png` at their end are its files.
 */
export type StoryLine =
  | `${When} ${'says' | 'notes' | 'asks'} ${string}`
  | `${When} ${'assigns' | 'adds'} ${DemoName}`
  | `${When} ranks ${'low' | 'medium' | 'high'}`
  | `${When} does ${Exclude<StatusAction, 'ask_for_changes'>}`

/**
 * Answers by the keys of the fields: a date is a number of days from today, the answer of an
 * attachment the names of its files, that of a product the name of it.
 */
export type DemoAnswers = Record<string, string | string[] | number | true>

export type DemoRequest = {
  sent: When
  /** The client, where staff sent it for them. */
  client?: DemoName
  /** The company profile it is made for: their first one, unless said; empty for themselves. */
  company?: string
  product: string
  /** Template of the client's website whose first page it is about. */
  website?: string
  /** The wished deadline, in days from today. */
  wish?: number
  answers: DemoAnswers
  story: StoryLine[]
}
