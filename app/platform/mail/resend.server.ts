import { Resend } from 'resend'
import type { Outcome } from '~/platform/jobs/outcome'
import { retryAfter } from '~/platform/jobs/pause'

/** A mail as it goes out. Its id is the key by which the provider delivers it once. */
type Letter = {
  id: string
  to: string
  subject: string
  message: string
  html: string
  attachment?: { name: string; type: string; text: string } | null
  /** Address at which one press ends mails of this kind; null when they cannot be ended. */
  unsubscribe?: string | null
}

/**
 * The headers by which machines know what they got: no holiday answer comes back (RFC 3834, Microsoft's
 * X-Auto-Response-Suppress), and mail programs offer to end mails of this kind (RFC 2369, RFC 8058).
 */
const headersOf = ({ unsubscribe }: Letter): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

export type Sender = (letter: Letter) => Promise<Outcome>

type Options = {
  key: string
  from: string
  baseUrl?: string
  /** Milliseconds until an answer is no longer waited for. */
  patience?: number
}

type Failure = { statusCode?: number | null; name: string; message: string }

/**
 * Sends by Resend. If it is not known whether a mail was accepted, it is sent again under the same id: within
 * a day Resend answers as the first time and delivers nothing.
 */
export function resendSender({ key, from, baseUrl, patience = 15_000 }: Options): Sender {
  const resend = new Resend(key, baseUrl ? { baseUrl } : {})
  return async (letter) => {
    const { id, to, subject, message, html, attachment } = letter
    const attachments = attachment && [
      {
        filename: attachment.name,
        contentType: attachment.type,
        content: Buffer.from(attachment.text).toString('base64'),
      },
    ]
    const { error, headers } = await resend.emails.send(
      {
        ...{ from, to, subject, text: message, html, headers: headersOf(letter) },
        ...(attachments && { attachments }),
      },
      { idempotencyKey: id, signal: AbortSignal.timeout(patience) },
    )
    return error ? classify(error, retryAfter(headers?.['retry-after'])) : { kind: 'done' }
  }
}

/** Without a status there was no answer, or none that could be read. */
function classify({ statusCode, name, message }: Failure, after: number | undefined): Outcome {
  const error = [statusCode, `${name}: ${message}`].filter(Boolean).join(' ').slice(0, 500)
  if (statusCode === 429) {
    return { kind: 'busy', error, after: after ?? (name.includes('quota') ? 3_600_000 : 5_000) }
  }
  const passing =
    !statusCode ||
    statusCode >= 500 ||
    statusCode === 408 ||
    // The same mail is being sent at this moment; a little later its answer is known.
    (statusCode === 409 && name === 'concurrent_idempotent_requests')
  if (!passing) return { kind: 'refused', error }
  return { kind: 'retry', error, ...(after !== undefined && { after }) }
}
