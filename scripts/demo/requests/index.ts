import { bookRequests } from './books'
import { ciderRequests } from './cider'
import { clubRequests } from './clubs'
import { earlierRequests } from './earlier'
import { foodRequests } from './food'
import { healthRequests } from './health'
import { houseRequests } from './houses'
import { shopRequests } from './shops'

/** Sixty wishes of the last five weeks, and what was done in the weeks before. */
export const demoRequests = [
  ...shopRequests,
  ...bookRequests,
  ...foodRequests,
  ...ciderRequests,
  ...healthRequests,
  ...houseRequests,
  ...clubRequests,
  ...earlierRequests,
]
