import type { DemoAnswers, RequestLine, When } from './demo-story'
import type { DemoName } from './people'

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
  story: RequestLine[]
}
