import type { MadeOffer } from './make-offers'
import type { Members } from './make-people'
import type { MadeForm } from './make-types'

/** What requests and orders are made with. */
export type Studio = {
  members: Members
  /** The forms of requests by the keys of their products. */
  forms: Map<string, MadeForm>
  /** What is sold, by its key. */
  offers: Map<string, MadeOffer>
  /** The order terms that buyers accept. */
  termId: string
  /** The ids of the company profiles by their keys. */
  companies: Map<string, string>
  /** The ids of the websites by their templates. */
  projects: Map<string, string>
}
