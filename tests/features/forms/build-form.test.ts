import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { field, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { forms, formVersions, logHistory } from '~/db/schema'
import { addField } from '~/features/forms/add-field.server'
import { builtForm } from '~/features/forms/built-form.server'
import { deleteField } from '~/features/forms/delete-field.server'
import { fieldSchema } from '~/features/forms/field-schema.server'
import { moveField } from '~/features/forms/move-field.server'
import { publishForm } from '~/features/forms/publish-form.server'
import { restoreVersion } from '~/features/forms/restore-version.server'
import { updateField } from '~/features/forms/update-field.server'
import { fieldMessages } from '~/messages/fields'
import { fieldKinds } from '~/shared/fields'

const manager = () => actorOf(makeEmployee({ manageRequests: true }))
const formOf = (id: string) => db.select().from(forms).where(eq(forms.id, id)).get()
const draftOf = (id: string) => formOf(id)?.draft ?? []
const facts = (given: Partial<Parameters<typeof updateField>[1]> = {}) => ({
  label: 'Name',
  description: '',
  kind: 'text' as const,
  options: [],
  required: true,
  atLeastSix: false,
  place: 1,
  ...given,
})

test('RTYPE-08 RTYPE-10 a field of every kind is added, required unless it is a heading', () => {
  const actor = manager()
  const { formId } = makeType({}, [])
  for (const kind of fieldKinds) addField(actor, { formId, kind })
  const draft = draftOf(formId)
  expect(draft.map(({ kind }) => kind)).toEqual(fieldKinds)
  for (const { kind, required } of draft) expect(required, kind).toBe(kind !== 'heading')
  const row = db.select().from(logHistory).where(eq(logHistory.documentId, formId)).all().at(-1)
  expect(row).toMatchObject({ collection: 'forms', action: 'field “Heading” added' })
})

test('RTYPE-08 a field is changed, moved to a place and deleted; what its kind lacks is left out', () => {
  const actor = manager()
  const all = ['a', 'b', 'c'].map((id) => field({ id }))
  const { formId } = makeType({}, all)
  const options = ['Small', 'Large']
  const change = { kind: 'select' as const, options, atLeastSix: true, place: 3 }
  updateField(actor, { formId, fieldId: 'a', version: 1, ...facts(change) })
  expect(draftOf(formId).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(draftOf(formId)[2]).toMatchObject({ kind: 'select', options, atLeastSix: false })
  const heading = { kind: 'heading' as const, options, place: 3 }
  updateField(actor, { formId, fieldId: 'a', version: 2, ...facts(heading) })
  expect(draftOf(formId)[2]).toMatchObject({ kind: 'heading', options: [], required: false })
  moveField(actor, { formId, fieldId: 'a', to: 'up' })
  moveField(actor, { formId, fieldId: 'b', to: 'up' })
  expect(draftOf(formId).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  deleteField(actor, { formId, fieldId: 'b' })
  expect(draftOf(formId).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(catchError(() => deleteField(actor, { formId, fieldId: 'b' })).code).toBe('not-found')
})

test('RTYPE-08 a field saved from an older draft is refused with what is stored', () => {
  const actor = manager()
  const { formId } = makeType()
  updateField(actor, { formId, fieldId: 'name', version: 1, ...facts({ label: 'Theirs' }) })
  const late = () => updateField(actor, { formId, fieldId: 'name', version: 1, ...facts() })
  expect(catchError(late)).toMatchObject({ code: 'stale', stored: { label: 'Theirs', version: 2 } })
  expect(draftOf(formId)[0]?.label).toBe('Theirs')
})

test('RTYPE-10 options: empty rows and repeats are none, a choice without any is refused', () => {
  const typed = { label: 'Size', kind: 'select', place: '1', version: '1' }
  const read = fieldSchema.parse({ ...typed, options: [' Small ', '', 'Small', 'Large'] })
  expect(read.options).toEqual(['Small', 'Large'])
  // A row that was left empty comes without a value.
  const rows = fieldSchema.safeParse({ ...typed, options: ['Small', undefined] })
  expect(rows.data?.options).toEqual(['Small'])
  const none = fieldSchema.safeParse({ ...typed, options: '' })
  expect(none.error?.issues).toMatchObject([{ path: ['options'], message: fieldMessages.required }])
})

test('UI-14 a published version never changes; requests keep theirs, the next answers get the new one', () => {
  const actor = manager()
  const type = makeType()
  const { formId, versionId } = type
  storeRequest(type, makeUser({ role: 'client' }).id)
  expect(builtForm(actor, formId)).toMatchObject({ changes: 0, kept: [] })
  updateField(actor, { formId, fieldId: 'name', version: 1, ...facts({ atLeastSix: true }) })
  addField(actor, { formId, kind: 'color' })
  expect(builtForm(actor, formId).changes).toBe(2)
  expect(publishForm(actor, { formId, version: 3 })).toBe(2)
  const versions = db.select().from(formVersions).where(eq(formVersions.formId, formId)).all()
  expect(versions.map(({ fields }) => fields.length)).toEqual([1, 2])
  expect(versions[0]).toMatchObject({ id: versionId, fields: [{ atLeastSix: false }] })
  expect(versions[1]).toMatchObject({ publishedBy: actor.id, fields: [{ atLeastSix: true }, {}] })
  expect(builtForm(actor, formId)).toMatchObject({
    changes: 0,
    latest: { number: 2 },
    kept: [{ number: 1, answers: 1 }],
  })
  restoreVersion(actor, { formId, number: 1, version: 3 })
  expect(draftOf(formId)).toEqual(versions[0]?.fields)
  expect(builtForm(actor, formId).latest?.number).toBe(2)
})

test('a form is not published empty, unchanged, without options, or as somebody else left it', () => {
  const actor = manager()
  const { formId } = makeType()
  const code = (version: number) => catchError(() => publishForm(actor, { formId, version })).code
  expect(code(1)).toBe('form-unchanged')
  addField(actor, { formId, kind: 'radio' })
  expect(code(1)).toBe('stale')
  expect(code(2)).toBe('form-incomplete')
  const empty = makeType({}, []).formId
  expect(catchError(() => publishForm(actor, { formId: empty, version: 1 })).code).toBe(
    'form-empty',
  )
  const other = actorOf(makeEmployee())
  expect(catchError(() => publishForm(other, { formId, version: 2 })).code).toBe('forbidden')
})

test('a form whose Publish is pressed twice becomes one version, and the second press is no error', () => {
  const actor = manager()
  const { formId } = makeType()
  addField(actor, { formId, kind: 'text' })
  const idempotencyKey = { key: 'publish.2', scope: actor.id }
  const press = () => publishForm(actor, { formId, version: 2, idempotencyKey })
  expect([press(), press()]).toEqual([2, 2])
  const versions = db.select().from(formVersions).where(eq(formVersions.formId, formId)).all()
  expect(versions).toHaveLength(2)
})

test('a hundred versions of a form are kept, and of the older ones those that requests were made with', () => {
  const actor = manager()
  const type = makeType()
  const { formId } = type
  storeRequest(type, makeUser({ role: 'client' }).id)
  const numbers = () =>
    db
      .select({ number: formVersions.number })
      .from(formVersions)
      .where(eq(formVersions.formId, formId))
      .orderBy(formVersions.number)
      .all()
      .map(({ number }) => number)
  for (let n = 0; n < 103; n += 1) {
    if (n % 2 === 0) addField(actor, { formId, kind: 'text' })
    else deleteField(actor, { formId, fieldId: draftOf(formId).at(-1)?.id ?? '' })
    publishForm(actor, { formId, version: formOf(formId)?.version ?? 0 })
  }
  expect(numbers()).toEqual([1, ...Array.from({ length: 100 }, (_, n) => n + 5)])
})
