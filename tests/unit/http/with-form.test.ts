import { redirect } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DomainError, notFound } from '~/domain-error'
import { requiredText } from '~/features/form-input/fields.server'
import type { ActArgs } from '~/routes/http/act-args'
import { withForm } from '~/routes/http/with-form.server'

const schema = z.object({ name: requiredText(5) })

function argsOf(name: string): ActArgs {
  const form = new FormData()
  form.set('name', name)
  return { form, params: { id: '7' }, context: {} } as unknown as ActArgs
}

const wrong = { status: 400, error: { name: ['This field is required'] } }

/** What a form is answered with; a redirect by its address. */
async function answered(work: Promise<unknown>) {
  const answer = await work
  if (answer instanceof Response) return answer.headers.get('Location')
  const { data, init } = answer as {
    data: { result: { error?: unknown; initialValue?: unknown }; error: { code: string } | null }
    init: { status?: number }
  }
  const { error, initialValue: typed } = data.result
  return { status: init.status, error, typed, code: data.error?.code ?? null }
}

test('a form that does not parse is not carried out; one that does is, as its schema reads it', async () => {
  const carryOut = vi.fn(({ value }) => redirect(`/${value.name}`))
  const send = withForm(schema, carryOut)
  expect(await answered(send(argsOf('')))).toMatchObject(wrong)
  expect(carryOut).not.toHaveBeenCalled()
  expect(await answered(send(argsOf(' Ada ')))).toBe('/Ada')
})

test('a fault is beside its field, with all that was typed; anything else is thrown', async () => {
  const send = (thrown: unknown) =>
    withForm(schema, () => {
      throw thrown
    })(argsOf('Ada'))
  const taken = new DomainError('category-name-taken', 409, { field: 'name' })
  expect(await answered(send(taken))).toMatchObject({
    status: 409,
    error: { name: [expect.any(String)] },
    typed: { name: 'Ada' },
    code: 'category-name-taken',
  })
  await expect(send(new Error('of ours'))).rejects.toThrow('of ours')
})

test('a failed look-up is reported before the mistakes of the form; its result is there afterwards', async () => {
  const first = vi.fn(({ params: { id } }: ActArgs): string => {
    if (id === '7') throw notFound()
    return `number ${id}`
  })
  const send = withForm({ schema, first }, ({ found }) => redirect(`/${found}`))
  expect(await answered(send(argsOf('')))).toMatchObject({ status: 404, code: 'not-found' })
  const other = { ...argsOf('Ada'), params: { id: '8' } }
  expect(await answered(send(other))).toBe('/number 8')
})

test('a form may answer a refusal in another way, or leave it', async () => {
  const send = withForm(
    {
      schema,
      refused: ({ answer: { data } }) => (data.error ? redirect(`/${data.error.code}`) : undefined),
    },
    () => {
      throw new DomainError('template-deleted', 409)
    },
  )
  expect(await answered(send(argsOf('Ada')))).toBe('/template-deleted')
  expect(await answered(send(argsOf('')))).toMatchObject(wrong)
})
