import { kind } from '../kind'

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

/** What becomes of the webhooks of request types and of order forms. */
export const webhookEvents = {
  typeSwitchedOff: ofType(deeds.off),
  typeSwitchedOn: ofType(deeds.on),
  typeSentAgain: ofType<Sent>(deeds.again),
  formSwitchedOff: ofForm(deeds.off),
  formSwitchedOn: ofForm(deeds.on),
  formSentAgain: ofForm<Sent>(deeds.again),
}
