import { expect, test } from 'vitest'
import { cast, staff, whoMay } from '#tests/fixtures/cast'
import {
  canChangeNote,
  canDeleteAttachment,
  canMakeForClients,
  canSeeWork,
  canUseNotes,
  relationsTo,
} from '~/permissions/work'

const work = { userId: 'client', assigneeId: null, ofCompany: false }

test('GUARD-37 GUARD-38 GUARD-39 GUARD-45 GUARD-46 staff, its client and their company open a work item', () => {
  expect(whoMay((actor) => canSeeWork(actor, work))).toEqual(['client', ...staff])
  expect(whoMay((actor) => canSeeWork(actor, { ...work, userId: 'user' }))).toEqual([
    'user',
    ...staff,
  ])
  expect(whoMay((actor) => canSeeWork(actor, { ...work, userId: null }))).toEqual(staff)
  expect(canSeeWork(cast.user, { ...work, ofCompany: true })).toBe(true)
  expect(canSeeWork(cast.guest, { ...work, ofCompany: true })).toBe(false)
  expect(whoMay(canMakeForClients)).toEqual(staff)
})

test('REQ-59 REQ-60 ORDER-29 notes are the staff’s, never its client’s, be they staff', () => {
  expect(whoMay((actor) => canUseNotes(actor, work))).toEqual(staff)
  expect(whoMay((actor) => canUseNotes(actor, { userId: 'admin' }))).toEqual([
    'employee',
    'insider',
    'manager',
  ])
})

test('REQ-61 the words of a note are its author’s, while they are staff', () => {
  const by = (authorId: string | null) => whoMay((actor) => canChangeNote(actor, { authorId }))
  expect(by('employee')).toEqual(['employee'])
  expect([by('former'), by(null)]).toEqual([[], []])
})

test('REQ-58 a file is deleted by its uploader and by people who work on it', () => {
  const may = (uploaderId: string | null, relations: Parameters<typeof canDeleteAttachment>[1]) =>
    whoMay((actor) => canDeleteAttachment(actor, relations, { uploaderId }))
  expect(may('client', [])).toEqual(['client'])
  expect(may('client', ['owns-it'])).toEqual(['client'])
  expect(may(null, ['owns-it'])).toEqual([])
  const { guest: _, ...members } = cast
  expect(may('client', ['works-on-it'])).toEqual(Object.keys(members))
})

test('a guest relates to nothing, nor does anybody to work whose client is deleted', () => {
  expect(relationsTo(cast.guest, work, true)).toEqual([])
  expect(relationsTo(cast.client, { userId: null }, false)).toEqual([])
  expect(relationsTo(cast.client, work, true)).toEqual(['works-on-it', 'owns-it'])
})
