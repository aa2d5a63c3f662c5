import { env } from '~/platform/env.server'
import { resendSender, type Sender } from './resend.server'

/** Sender of mails; null while the environment names no provider. */
export const sender: Sender | null =
  env.RESEND_API_KEY && env.MAIL_FROM
    ? resendSender({
        key: env.RESEND_API_KEY,
        from: env.MAIL_FROM,
        ...(env.RESEND_BASE_URL && { baseUrl: env.RESEND_BASE_URL }),
      })
    : null
