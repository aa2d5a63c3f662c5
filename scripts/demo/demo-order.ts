import type { DemoAnswers, OrderLine, When } from './demo-story'
import type { DemoName } from './people'

export type DemoOrder = {
  sent: When
  /** The client, where staff ordered for them. */
  client?: DemoName
  /** The company profile it is made for; empty for themselves, which most are. */
  company?: string
  /** The name of the order form. */
  offer: string
  /** Template of the client's website that it is about. */
  website?: string
  answers: DemoAnswers
  story: OrderLine[]
}
