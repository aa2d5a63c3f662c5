import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { formVersions, userPackages } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { detailsStep } from '~/features/requests/request-step.server'
import { errorText } from '~/messages/errors'
import { newId } from '~/platform/ids.server'
import { action as send } from '~/routes/create-request/details'

async function makeCase() {
  const type = makeType()
  const client = makeUser({ role: 'client' })
  givePackage(client.id, [type.id])
  const cookie = await signIn(client)
  const params = { type: type.id, product: type.productId }
  const url = `/requests/create-request/${type.id}/${type.productId}`
  const step = () =>
    detailsStep(actorOf(client), {
      typeId: type.id,
      productId: type.productId,
      clientId: client.id,
    })
  const press = (answers: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ key: newId(), ...answers })) form.set(name, value)
    return callAction(send, { url, params, cookie, form })
  }
  const loseAll = () => db.delete(userPackages).where(eq(userPackages.userId, client.id)).run()
  return { type, client, step, press, loseAll }
}

test('REQ-05 REQ-17 whose last package is taken away while they fill in a form keeps what they wrote', async () => {
  for (const publishes of [false, true]) {
    const { type, step, press, loseAll } = await makeCase()
    const { id: formVersion, shown, fields } = step().version
    loseAll()
    if (publishes) {
      const newer = { id: newId(), formId: type.formId, number: 2, fields, publishedAt: 2 }
      db.insert(formVersions).values(newer).run()
    }
    const refused = await press({ formVersion, shown, 'answer-name': 'Boats' })
    expect(refused).toMatchObject({
      status: publishes ? 409 : 403,
      data: {
        error: {
          text: errorText(new DomainError(publishes ? 'form-changed' : 'type-not-offered')),
        },
        step: { offered: false, version: { fields: [{}] } },
      },
    })
    expect(step().draft?.values).toMatchObject({ 'answer-name': 'Boats' })
  }
})

test('REQ-17 someone who was not shown a form cannot begin it, and is not told its version', async () => {
  const { step, press, loseAll } = await makeCase()
  loseAll()
  expect(step().version).toEqual({ id: '', shown: '', fields: [] })
  for (const formVersion of ['', 'none', makeType().versionId]) {
    expect((await press({ formVersion, 'answer-name': 'Boats' })).status).toBe(404)
  }
  expect(step().draft).toBeNull()
})

test('REQ-17 a form of another type than those of their packages is nobody’s to begin', async () => {
  const { type, press, step, client, loseAll } = await makeCase()
  loseAll()
  givePackage(client.id, [makeType().id])
  // Its version stands in the form of each who may file it: so does a code, but of theirs alone.
  const other = makeUser({ role: 'client' })
  givePackage(other.id, [type.id])
  const ids = { typeId: type.id, productId: type.productId }
  const theirs = detailsStep(actorOf(other), { ...ids, clientId: other.id }).version
  for (const shown of ['', 'none', theirs.shown]) {
    for (const formVersion of ['nonsense', theirs.id]) {
      const refused = await press({ formVersion, shown, 'answer-name': 'Boats' })
      expect(refused).toMatchObject({ status: 404, data: { kept: { text: 'Boats' } } })
    }
  }
  expect(theirs.shown).not.toBe('')
  expect(step()).toMatchObject({
    ...{ draft: null, version: { fields: [] } },
    plan: { assignee: null },
  })
})
