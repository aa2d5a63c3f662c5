import { hasNoMailProvider } from '~/features/mail/mail-mode.server'
import { outboxMessages as say } from '~/messages/outbox'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import type { Flash } from './flash.server'

/** Says that a mail was written; while nothing sends it, also where it is. */
export const emailSentFlash = (actor: Actor, text: string): Flash => ({
  kind: 'success',
  text,
  ...(hasNoMailProvider() && {
    note: say.waits,
    ...(isAdmin(actor) && { link: { to: '/admin/outbox', label: say.open } }),
  }),
})
