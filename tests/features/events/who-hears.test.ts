import { expect, test } from 'vitest'
import { eventTypes } from '#tests/fixtures/event-types'
import { columns, hearersOf, tableOfHearers } from '#tests/fixtures/who-hears'

test('one table says who hears of what, as the event types have it', async () => {
  const rows = eventTypes.map(({ name, eventType }) => ({ name, ...hearersOf(eventType) }))
  const unknown = rows.flatMap(({ name, unnamed }) => unnamed.map((path) => `${name}: ${path}`))
  expect(unknown).toEqual([])
  const named = new Set(rows.flatMap(({ bell, mail }) => [...bell, ...mail]))
  expect(Object.keys(columns).filter((one) => !named.has(one as never))).toEqual([])
  await expect(tableOfHearers(rows)).toMatchFileSnapshot('../../../docs/who-hears.md')
})

test('what needs somebody of the studio has people who hear of it while nobody works on it', () => {
  const needing = [
    'requestEvents.created',
    'requestEvents.moved',
    'orderEvents.handedToStudio',
    'orderEvents.moved',
    'messageEvents[request].sent',
    'messageEvents[order].sent',
    'feedbackEvents.given',
    'feedbackEvents.changed',
    'paymentEvents.flagged',
    'paymentEvents.refundFailed',
    'webhookEvents.typeSwitchedOff',
    'webhookEvents.formSwitchedOff',
    'workEvents[request].left',
    'workEvents[order].left',
  ]
  const reaches = eventTypes.flatMap(({ name, eventType }) => {
    const { bell } = hearersOf(eventType)
    return bell.includes('assigners') || bell.includes('managers') ? [name] : []
  })
  expect(reaches.toSorted()).toEqual(needing.toSorted())
})
