import { newestMail } from '~/features/mail/newest-mail.server'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/faults'
import { screen } from '~/routes/http/handle.server'

/** What the product would send, for people who work on it. */
export const loader = screen('/dev/mail', () => {
  if (env.production) throw notFound()
  return { mails: newestMail() }
})
