import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { addField } from '~/features/forms/add-field.server'
import { builtForm } from '~/features/forms/built-form.server'
import { builderMessages as say } from '~/messages/builder'
import Versions, { action, loader } from '~/routes/order-studio/builder/versions'

test('a version that is taken into a draft that somebody changed meanwhile says so, and is taken when pressed again', async () => {
  const admin = makeUser({ role: 'admin' })
  const form = makeOrderForm()
  const at = {
    url: `/orders/forms/create-form/${form.id}/builder/versions`,
    params: { form: form.id },
    cookie: await signIn(admin),
  }
  const shown = (await callLoader(loader, at)).data
  const take = (version: number) =>
    callAction(action, { ...at, form: { number: '1', version: `${version}` } })
  addField(actorOf(admin), { formId: form.formId, kind: 'text' })
  const refused = await take(shown.version)
  expect(refused.status).toBe(409)
  const { data } = await callLoader(loader, at)
  const html = await screenDrawn(createElement(Versions), at.url, data, refused.data)
  expect(html).toContain(say.changedSinceVersions)
  expect(html).toContain(`name="version" value="${data.version}"`)
  expect(html).not.toContain('publish it as it is')
  expect((await take(data.version)).status).toBe(303)
  expect(builtForm(actorOf(admin), form.formId).draft).toHaveLength(1)
})
