import { expect, test } from 'vitest'
import { makeOrderForm, makeOrderType, makePrice, makeTerms } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeProjectTemplate } from '#tests/fixtures/templates'
import { makeType } from '#tests/fixtures/work'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/events/record.server'
import { listHistory } from '~/features/history/list-history.server'
import { projectHistory } from '~/features/history/project-history.server'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { findType } from '~/features/request-types/find-type.server'
import { updateType } from '~/features/request-types/update-type.server'
import { readSettings, settingsVersion } from '~/features/settings/general-settings.server'
import { saveSettings } from '~/features/settings/save-settings.server'
import { updateTemplate } from '~/features/templates/update-template.server'

const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ada Reed' }))
const [elif, ravi] = ['Elif Varga', 'Ravi Okonjo'].map((fullName) => makeEmployee({ fullName }).id)
const secret = 'https://hooks.example.com/secret-word'

/** What the newest row says was changed: what became what, and what was changed besides. */
function newest(collection: string, id: string) {
  const { rows } = listHistory(collection, id, null)
  expect(JSON.stringify(rows)).not.toContain('secret-word')
  return { became: rows[0]?.became, fields: rows[0]?.fields }
}

test('HIST-01 RTYPE-04 the history of a type says what became what, with names; of its webhook only that it changed', () => {
  const { id } = makeType({ name: 'Mailing', deliveryTime: 1, deliveryUnit: 'days' })
  const save = (given: object, version: number) =>
    updateType(admin, { ...findType(admin, id), ...given, version })
  const people = { assigneeId: elif ?? '', followers: [elif ?? '', ravi ?? ''] }
  const delivery = { deliveryTime: 3, deliveryUnit: 'weeks' as const }
  save({ name: 'Mailing list', active: false, ...delivery, ...people, webhook: secret }, 1)
  const first = newest('request_types', id)
  expect(first.became?.toSorted()).toEqual([
    'Active: Yes → No',
    'Assignee: No one → Elif Varga',
    'Delivery in: Days → Weeks',
    'Expected delivery: 1 → 3',
    'Followers: added Elif Varga, Ravi Okonjo',
    'Name: Mailing → Mailing list',
  ])
  expect(first.fields).toEqual(['webhook'])
  save({ assigneeId: ravi ?? '', followers: [ravi ?? ''], webhook: null }, 2)
  expect(newest('request_types', id)).toEqual({
    became: ['Assignee: Elif Varga → Ravi Okonjo', 'Followers: removed Elif Varga'],
    fields: ['webhook'],
  })
})

test('HIST-01 FORM-02 the history of an order form says what became what, with names', () => {
  const [price, other] = [makePrice(), makePrice({ amount: 9_900, currency: 'eur' })]
  const { id, name } = makeOrderForm({ priceId: price.id, priority: 'low' })
  const [terms, type] = [makeTerms(), makeOrderType()]
  updateOrderForm(admin, {
    ...findOrderForm(admin, id),
    ...{ priceId: other.id, termId: terms.id, orderTypeId: type, priority: 'high' },
    ...{ description: 'Two rounds of changes', autoResponse: 'Thank you' },
    ...{ autoResponseSenderId: elif ?? '', webhook: secret, name: `${name} two` },
  })
  const first = newest('order_forms', id)
  expect(first.became?.toSorted()).toEqual([
    `Name: ${name} → ${name} two`,
    expect.stringMatching(/^Order type: None → Order type \d+$/),
    expect.stringMatching(/^Price: \$480, Product \d+ → €99, Product \d+$/),
    'Priority: Low → High',
    'Sender: No one → Elif Varga',
    expect.stringMatching(/^Terms: None → Terms \d+$/),
  ])
  expect(first.fields?.toSorted()).toEqual(['description', 'message', 'webhook'])
  updateOrderForm(admin, { ...findOrderForm(admin, id), priceId: null })
  expect(newest('order_forms', id).became).toEqual([
    expect.stringMatching(/^Price: €99, Product \d+ → Free$/),
  ])
})

test('HIST-01 the history of a template has action and person apart, and says what became what', () => {
  const { id, name } = makeProjectTemplate({ name: 'Bakery', published: false })
  updateTemplate(admin, {
    kind: 'project',
    id,
    name: 'Café',
    categories: [],
    published: true,
    version: 1,
  })
  expect(projectHistory(id, null).rows[0]).toMatchObject({
    ...{ action: 'changed the template', person: 'Ada Reed', fields: [] },
    became: [`Name: ${name} → Café`, 'Published: No → Yes'],
  })
})

test('HIST-01 the history of the settings names the office days, also when none is left', () => {
  const save = (officeDays: string) =>
    saveSettings(admin, { settings: { ...readSettings(), officeDays }, version: settingsVersion() })
  save('1,2')
  save('')
  expect(newest('general_settings', 'general').became).toEqual(['Open on: Monday, Tuesday → None'])
  save('7')
  expect(newest('general_settings', 'general').became).toEqual(['Open on: None → Sunday'])
})

test('no history shows the database’s id of a person or thing', () => {
  const details = { assigneeId: [null, 'x'], categoryId: ['a', 'b'], manageUsers: [false, true] }
  transaction((tx) =>
    record(tx, {
      collection: 'panels',
      documentId: 'p',
      action: 'updated',
      userId: 'system',
      details,
    }),
  )
  expect(newest('panels', 'p')).toEqual({
    became: [],
    fields: ['assignee', 'category', 'manage users'],
  })
})

test('something that is gone since is marked as gone, and long values are not shown', () => {
  const change = (details: object) =>
    transaction((tx) =>
      record(tx, {
        ...{ collection: 'order_forms', documentId: 'o', action: 'updated', userId: 'system' },
        details,
      }),
    )
  change({
    priceId: ['gone', null],
    assigneeId: ['gone', null],
    productName: ['x'.repeat(90), 'y'],
  })
  expect(newest('order_forms', 'o')).toEqual({
    became: ['Price: No longer offered → Free', 'Assignee: Deleted user → No one'],
    fields: ['product name'],
  })
})
