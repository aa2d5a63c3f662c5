import { kind } from '../kind'

const ofType = (says: string) =>
  kind({ on: 'request_types', says, tells: () => ['list:request-types'] })

export const webhookEvents = {
  switchedOff: ofType('webhook switched off'),
  switchedOn: ofType('webhook switched on'),
  sentAgain: kind<{ details: { delivery: string } }>({
    on: 'request_types',
    says: 'webhook sent again',
    tells: () => ['list:request-types'],
  }),
}
