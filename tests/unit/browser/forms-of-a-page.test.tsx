import { act } from 'react'
import { useLoaderData } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { field, form, openPage, type } from '#tests/fixtures/browser-page'
import { clear, draw } from '#tests/fixtures/browser-screen'
import { CreateForm } from '~/components/form/create-form'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { useSubmitting } from '~/components/form/use-submitting'
import { markFilled } from '~/components/shell/filled-forms'
import { setWaitingRequest, waitingRequest } from '~/components/shell/waiting-request'

let stop = () => {}
beforeEach(() => {
  openPage()
  stop = markFilled()
})
afterEach(async () => {
  stop()
  await clear()
  setWaitingRequest(null)
})

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))))

/** A form for something new, as of messages and notes: it is another one with each key. */
function Message() {
  const { key } = useLoaderData() as { key: string }
  useSubmitting()
  return (
    <CreateForm formKey={key} again>
      <textarea name="text" />
      <SubmitButton>Send</SubmitButton>
      <SubmitButton name="intent" value="draft">
        Save draft
      </SubmitButton>
    </CreateForm>
  )
}

/** A server that makes a new key with each reading, and answers a form when it is told to. */
function server(answer: () => unknown = () => null) {
  let keys = 0
  const sent: Record<string, string>[] = []
  let end = () => {}
  return {
    sent,
    end: async () => {
      end()
      await settle()
      await settle()
    },
    loader: () => ({ key: `k${++keys}` }),
    action: async (form: FormData) => {
      sent.push(Object.fromEntries(form) as Record<string, string>)
      await new Promise<void>((done) => (end = done))
      return answer()
    },
  }
}

/** The page is read anew. */
async function anew(router: Awaited<ReturnType<typeof draw>>) {
  await act(async () => void router.revalidate())
  await settle()
}

const press = async (label: string, detail = 1) => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === label,
  )
  await act(async () => {
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  })
  await settle()
}
const write = (text: string) => act(async () => type('text', text))

test('a page that is read again leaves the form in which somebody types, and changes one that is empty', async () => {
  const router = await draw(<Message />, server())
  await anew(router)
  expect(field('key').value).toBe('k2')
  await write('Doors')
  await anew(router)
  expect([field('key').value, field('text').value]).toEqual(['k2', 'Doors'])
})

test('a form that was carried out makes room for a new one, with what was typed on meanwhile', async () => {
  const page = server()
  await draw(<Message />, page)
  await write('One.')
  await press('Send')
  await write('One. And two.')
  await page.end()
  expect(page.sent).toMatchObject([{ key: 'k1', text: 'One.' }])
  expect([field('key').value, field('text').value]).toEqual(['k2', 'And two.'])
})

test('a form that was refused stays the form in which somebody is', async () => {
  const page = server(() => ({ result: { error: { text: ['Too long.'] } } }))
  await draw(<Message />, page)
  await write('Doors')
  await press('Send')
  await page.end()
  expect([field('key').value, field('text').value]).toEqual(['k1', 'Doors'])
})

test('the second press of a double one sends nothing; another button waits for its turn', async () => {
  const page = server(() => ({ result: { error: {} } }))
  await draw(<Message />, page)
  await write('Doors')
  await press('Send')
  await press('Save draft')
  expect(page.sent).toHaveLength(1)
  await page.end()
  expect(page.sent.map(({ intent }) => intent)).toEqual([undefined, 'draft'])
  await page.end()
})

test('a button that waits says so no longer once the form is held back', async () => {
  const page = server()
  await draw(<Message />, page)
  await press('Send')
  const busy = () => document.querySelectorAll('button[aria-busy="true"]').length
  expect(busy()).toBeGreaterThan(0)
  await act(async () =>
    setWaitingRequest({ why: 'busy', what: 'form', form: form(), again: () => {} }),
  )
  expect(busy()).toBe(0)
  expect(waitingRequest.current()?.why).toBe('busy')
  await page.end()
})

function Settings() {
  const { version, name } = useLoaderData() as { version: number; name: string }
  return (
    <EditForm row={{ version, name }}>
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
    </EditForm>
  )
}

test('another version fills a form again, but not one that stands refused', async () => {
  const stored = { version: 1, name: 'Doors' }
  const router = await draw(<Settings />, {
    loader: () => ({ ...stored }),
    action: () => ({ result: { error: { name: ['Taken.'] } } }),
  })
  Object.assign(stored, { version: 2, name: 'Windows' })
  await anew(router)
  expect([field('version').value, field('name').value]).toEqual(['2', 'Windows'])
  await act(async () => type('name', 'Gates'))
  Object.assign(stored, { version: 3, name: 'Roofs' })
  await press('Save')
  expect([field('version').value, field('name').value]).toEqual(['2', 'Gates'])
})
