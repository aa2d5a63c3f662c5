import { viewPath } from '~/map/work-path'
import type { MailText } from '~/messages/mail-layout'
import { webhookMessages } from '~/messages/webhooks'
import { statusNames, workMessages } from '~/messages/work'
import type { WorkKind } from '~/shared/kinds'
import type { WorkStatus } from '~/shared/statuses'
import type { NewNotification } from '../event-type'
import { aboutWork, workEvent } from './work-event'

/** A move from one status to another. */
type Moved<Status> = {
  /** The id of the message that says so in the conversation. */
  cause: string
  /** Text that the client wrote with it. */
  text?: string | undefined
  /** Text in the conversation, after the name of its author. */
  posts: string
  webhook: { ownerId: string; url: string } | null
  /** Done by its client: the studio has to go on, also where nobody works on it yet. */
  byClient: boolean
  /** The client who is asked something by it, and by which link. */
  asks: { client: string; path: string } | null
  details: {
    from: Status
    to: Status
    /** Person whose mailed link did it, as a field of the history. */
    mailLink?: [null, string]
    /** Other person who was logged in and pressed it. */
    pressedBy?: [null, string]
  }
}

type MailFacts = Parameters<NonNullable<NewNotification['mailTemplate']>>[0]

/**
 * An event type for the moves of requests or orders.
 *
 * @param mailTemplate the mail that asks its client: `ask` is the link, `open` leads to the conversation
 */
export const moveEvent = <Status extends WorkStatus>(
  kind: WorkKind,
  mailTemplate: (facts: MailFacts, links: { ask: string; open: string }) => MailText,
) =>
  workEvent<Moved<Status>>(kind, {
    action: ({ details }) =>
      `moved to ${statusNames[details.to]}${details.mailLink ? ', approved by mail' : ''}`,
    notifies: (event) => {
      const { asks, byClient, people, work } = event
      const open = viewPath({ kind, id: work.id }, 'messages')
      const all: NewNotification = {
        ...aboutWork(event),
        type: `${kind}_status`,
        cause: event.cause,
        recipients: [...people.clients, ...(byClient ? people.studio : people.staff)],
        to: open,
        did: event.posts,
        ...(event.text && { text: event.text }),
      }
      if (!asks) return all
      // A cause notifies nobody twice: the client has the first of these two, with its own mail.
      return [
        {
          ...all,
          recipients: [asks.client],
          mailTemplate: (facts, { link }) =>
            mailTemplate(facts, { ask: link(asks.path), open: link(open) }),
        },
        all,
      ]
    },
    webhook: ({ webhook, work, posts }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.moved(who(), workMessages.name(work), posts),
      },
  })
