import { pathTo } from '~/map/path-to'
import { eventType, type NewNotification } from '../event-type'

/** It was switched off, after the last try failed: those who manage it have to look. */
type Off = { name: string; managers: readonly string[]; cause: string; studio: string }

const switchedOff = (
  { subjectId, name, managers, cause, studio }: Off & { subjectId: string },
  given: Pick<NewNotification, 'type' | 'to'>,
): NewNotification => ({
  ...given,
  ...{
    subject: subjectId,
    cause,
    what: name,
    keepWhat: true,
    recipients: managers,
    signed: studio,
  },
})

const ofType = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'request_types', action: action, topics: () => ['list:request-types'] })

const ofForm = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'order_forms', action: action, topics: () => ['list:order-studio'] })

const actions = {
  off: 'webhook switched off',
  table: 'webhook switched on',
  again: 'webhook sent again',
}

type Sent = { details: { delivery: string } }

const typeAt = (type: string) => pathTo('/requests/types/:type/webhook', { type })
const formAt = (form: string) => pathTo('/orders/forms/create-form/:form/webhook', { form })

/** Events of the webhooks of request types and of order forms. */
export const webhookEvents = {
  typeSwitchedOff: {
    ...ofType<Off>(actions.off),
    notifies: (event: Off & { subjectId: string }) =>
      switchedOff(event, { type: 'request_webhook_off', to: typeAt(event.subjectId) }),
  },
  typeSwitchedOn: ofType(actions.table),
  typeSentAgain: ofType<Sent>(actions.again),
  formSwitchedOff: {
    ...ofForm<Off>(actions.off),
    notifies: (event: Off & { subjectId: string }) =>
      switchedOff(event, { type: 'order_webhook_off', to: formAt(event.subjectId) }),
  },
  formSwitchedOn: ofForm(actions.table),
  formSentAgain: ofForm<Sent>(actions.again),
}
