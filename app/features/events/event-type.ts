import type * as schema from '~/db/schema'
import type { Topic } from '~/features/live/topics'
import type { MailText } from '~/messages/mail-layout'
import type { NotificationType, NotifiedType } from '~/permissions/vocabulary'

type NameOf<T> = T extends { _: { name: infer Name extends string } } ? Name : never

/** The name of a table. */
export type Collection = NameOf<(typeof schema)[keyof typeof schema]>

/**
 * Mail that goes out. `unlessMuted`: not to people who want no mails of this type. `cause`: the id of the
 * row it reports, if that can be canceled; see `unqueueMails`.
 */
export type Mail = {
  to: string
  text: MailText
  unlessMuted?: NotificationType
  cause?: string
}

/** Context from which an event type writes its mails. */
export type MailContext = {
  /** The whole address of a path. */
  link: (path: string) => string
  /** The name of the person behind the event. */
  who: () => string
}

/** Recipients of a notification; the person behind the event is never one. */
export type NewNotification = {
  type: NotifiedType
  /** Id of the project, request, order or company profile it belongs to. */
  subject: string
  /** Cause, an id and perhaps a version: the same type and cause notify nobody twice. */
  cause: string
  recipients: Iterable<string>
  /** The path and query it leads to. */
  to: string
  /** Name of what it belongs to. */
  what: string
  /** Number of the request or order that it is about; a subject names it by that alone. */
  number?: number
  /** The recipients cannot look that name up any more: it is kept. */
  keepWhat?: true
  /** Written text, as plain text: quoted in the mail. */
  text?: string
  /** Words for the deed, after the name of its author; the mail has them. */
  did?: string
  /** Its mail, where that says more than the notification. */
  mailTemplate?: (
    facts: { name: string; who: string; what: string; number?: number | undefined },
    context: MailContext,
  ) => MailText
  /** How somebody without an account signs it. */
  signed?: string
}

/** A text for the webhook of a request type or an order form. */
export type WebhookText = { ownerId: string; url: string; text: string }

/** All that follows from an event of this type; see `emit`. */
export type EventType<Event> = {
  /** Table of the object. */
  table: Collection
  /** The object's id, as the history names it. */
  subjectId: (event: Event) => string
  /** The project that the object belongs to; one of `projects` belongs to itself. */
  project?: (event: Event) => string
  /** The history's words, a verb in the past tense; or why the history says nothing of it. */
  action: string | ((event: Event) => string) | { none: string }
  /** Further details for the history; the event's own `details` unless it says otherwise. */
  details?: (event: Event) => unknown
  /** The topics whose open pages read themselves again; or why no open page shows it. */
  topics: ((event: Event) => readonly Topic[]) | { none: string }
  mails?: (event: Event, context: MailContext) => readonly Mail[]
  notifies?: (event: Event) => NewNotification | readonly NewNotification[]
  /** Null where there is no webhook, or it is switched off. */
  webhook?: (event: Event, context: MailContext) => WebhookText | null
}

/**
 * An event type whose object is `subjectId`.
 *
 * @template Facts what a command has to give: `details` for the history, and whatever the type
 *   makes topics, mails and notifications of
 */
export const eventType = <Facts = unknown>(
  given: Omit<EventType<Facts & { subjectId: string }>, 'subjectId'>,
) => ({
  ...given,
  subjectId: ({ subjectId }: Facts & { subjectId: string }) => subjectId,
})
