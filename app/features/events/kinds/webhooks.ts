import { pathTo } from '~/map/path-to'
import { kind, type NewNotification } from '../kind'

/** It was switched off, after the last try failed: those who manage it have to look. */
type Off = { name: string; managers: readonly string[]; cause: string; studio: string }

const switchedOff = (
  { of, name, managers, cause, studio }: Off & { of: string },
  given: Pick<NewNotification, 'type' | 'to'>,
): NewNotification => ({
  ...given,
  ...{ origin: of, cause, what: name, keepWhat: true, recipients: managers, signed: studio },
})

const ofType = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'request_types', says, tells: () => ['list:request-types'] })

const ofForm = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'order_forms', says, tells: () => ['list:order-studio'] })

const deeds = {
  off: 'webhook switched off',
  on: 'webhook switched on',
  again: 'webhook sent again',
}

type Sent = { details: { delivery: string } }

const typeAt = (type: string) => pathTo('/requests/types/:type/webhook', { type })
const formAt = (form: string) => pathTo('/orders/forms/create-form/:form/webhook', { form })

/** What becomes of the webhooks of request types and of order forms. */
export const webhookEvents = {
  typeSwitchedOff: {
    ...ofType<Off>(deeds.off),
    notifies: (event: Off & { of: string }) =>
      switchedOff(event, { type: 'request_webhook_off', to: typeAt(event.of) }),
  },
  typeSwitchedOn: ofType(deeds.on),
  typeSentAgain: ofType<Sent>(deeds.again),
  formSwitchedOff: {
    ...ofForm<Off>(deeds.off),
    notifies: (event: Off & { of: string }) =>
      switchedOff(event, { type: 'order_webhook_off', to: formAt(event.of) }),
  },
  formSwitchedOn: ofForm(deeds.on),
  formSentAgain: ofForm<Sent>(deeds.again),
}
