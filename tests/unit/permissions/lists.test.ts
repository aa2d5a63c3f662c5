import { expect, test } from 'vitest'
import { cast, managers, type Name, person, staff, whoMay } from '#tests/fixtures/cast'
import { listTopics } from '~/permissions/list-topics'
import { canManageWork } from '~/permissions/manage-work'
import { notificationTypesOf } from '~/permissions/notifications'
import { canConvert, canManagePanels, canViewSvg } from '~/permissions/panels'
import { getSubjectKind } from '~/permissions/subjects'
import { canManageTemplates, canUsePageTemplates } from '~/permissions/templates'
import { actorKey, notificationTypes } from '~/permissions/vocabulary'

test('REQ-37 people who may open a list hear of its changes', () => {
  const expected: Record<keyof typeof listTopics, Name[]> = {
    users: managers,
    panels: managers,
    templates: managers,
    requests: staff,
    orders: staff,
    bookings: ['client', ...staff],
    'company-profiles': staff,
    'request-types': managers,
    'order-studio': managers,
  }
  for (const [topic, names] of Object.entries(expected)) {
    expect(whoMay(listTopics[topic as keyof typeof listTopics]), topic).toEqual(names)
  }
  const own = {
    users: 'manageUsers',
    panels: 'manageBlocks',
    'request-types': 'manageRequests',
    'order-studio': 'manageOrders',
  } as const
  for (const [topic, flag] of Object.entries(own)) {
    const employee = person('x', { organization: true, [flag]: true })
    expect(listTopics[topic as keyof typeof own](employee), topic).toBe(true)
  }
})

test('GUARD-34 GUARD-44 each kind of work is managed by people who hold its flag', () => {
  const requests = person('r', { organization: true, manageRequests: true })
  const orders = person('o', { organization: true, manageOrders: true })
  const may = (kind: 'request' | 'order') =>
    [requests, orders, cast.employee, cast.admin].map((actor) => canManageWork(actor, kind))
  expect(may('request')).toEqual([true, false, false, true])
  expect(may('order')).toEqual([false, true, false, true])
})

test('TMPL-03 TMPL-07 templates of one kind are for people who hold its flag', () => {
  const pages = person('p', { organization: true, managePageTemplates: true })
  const projects = person('q', { organization: true, manageProjectTemplates: true })
  const may = (actor: typeof pages) => [
    canManageTemplates(actor, 'page'),
    canManageTemplates(actor, 'project'),
    listTopics.templates(actor),
  ]
  expect([may(pages), may(projects)]).toEqual([
    [true, false, true],
    [false, true, true],
  ])
  expect(may(cast.employee)).toEqual([false, false, false])
  expect(whoMay(canUsePageTemplates)).toEqual(staff)
})

test('GUARD-16 GUARD-54 panels are for people who hold their flag, their drawings for admins, Convert for staff', () => {
  expect(whoMay(canManagePanels)).toEqual(managers)
  expect(whoMay(canViewSvg)).toEqual(['admin'])
  expect(whoMay(canConvert)).toEqual(staff)
})

test('NOTIF-16 staff are notified of notes, assignments and doubtful payments, and nobody else', () => {
  for (const name of staff) expect(notificationTypesOf(cast[name])).toEqual([...notificationTypes])
  for (const other of [cast.client, cast.user, cast.former]) {
    const heard = notificationTypesOf(other)
    expect(notificationTypes.filter((type) => !heard.includes(type))).toEqual([
      'request_assigned',
      'order_assigned',
      'order_payment',
      'request_note',
      'order_note',
      'request_note_mentioned',
      'order_note_mentioned',
      'order_feedback',
      'request_unassigned',
      'order_unassigned',
      'request_webhook_off',
      'order_webhook_off',
    ])
  }
})

test('NOTIF-08 a notification is about what its type says', () => {
  const notified = notificationTypes.filter((type) => type !== 'member_invite')
  const about = (of: string) => notified.filter((type) => getSubjectKind(type) === of)
  expect(about('project')).toEqual([
    'collaborator_added',
    'collaborator_request',
    'collaborator_joined',
    'collaborator_removed',
    'project_comment',
    'project_approved',
  ])
  for (const kind of ['request', 'order']) {
    expect(about(kind)).toEqual(notificationTypes.filter((type) => type.startsWith(kind)))
  }
})

test('HIST-02 in the history a guest is called by their project', () => {
  expect(actorKey(cast.client)).toBe('client')
  expect(actorKey({ kind: 'guest', projectId: 'p' })).toBe('guest:p')
  expect(actorKey(cast.guest)).toBe('guest:')
})
