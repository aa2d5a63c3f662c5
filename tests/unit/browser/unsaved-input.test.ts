import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { field, form, openPage, router, type, wait } from '#tests/fixtures/browser-page'
import { saveUnsavedInput } from '~/components/shell/unsaved-input'
import { savedInputs, saveInputs } from '~/components/shell/unsaved-store'
import { unsavedInput } from '~/components/shell/waiting-request'
import { shell as say } from '~/messages/shell'

const note = (more = '') =>
  `<form method="post" action="/projects/1/notes"><input type="hidden" name="key" value="k1">${more}
    <div class="field"><textarea name="text"></textarea></div><button>Add</button></form>`

openPage()
saveUnsavedInput([])

beforeEach(() => {
  vi.useFakeTimers()
  vi.restoreAllMocks()
  openPage('/projects/1', note())
})
afterEach(async () => {
  await wait(1000)
  openPage()
  saveInputs([])
})

/** The screen is left, and opened again with the same form, or with another. */
async function comeBack(html = note(), path = '/projects/1') {
  openPage('/elsewhere')
  await wait()
  openPage(path, html)
  await wait(10)
}

const typeAndRest = async (name: string, text: string) => {
  type(name, text)
  await wait(300)
}

/** What a form says of words of before. */
const said = () => form().querySelector('[role="status"]')?.textContent ?? ''
const press = (label: string) =>
  [...form().querySelectorAll('button')].find((one) => one.textContent === label)?.click()

/** Sends the form without its page being left, as the router does. */
function send() {
  window.addEventListener('submit', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  })
  form().requestSubmit()
}

test('what was typed and left comes back where its form stands again, and says so', async () => {
  await typeAndRest('text', 'Doors that last')
  await comeBack()
  expect(field('text').value).toBe('Doors that last')
  expect(said()).toContain(say.wordsBack)
  expect(form().dataset.filled).toBe('')
})

test('it is kept once typing rests, and at once when the page is hidden', async () => {
  type('text', 'Doo')
  await wait(200)
  type('text', 'Doors')
  await wait(200)
  expect(savedInputs).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(savedInputs).toMatchObject([{ values: [['text', 0, 'Doors']], who: 'u1' }])
})

test('words are given back to no other form of the same screen', async () => {
  await typeAndRest('text', 'For the note')
  const other = note().replace('<textarea name="text">', '<textarea name="reason">')
  await comeBack(other)
  expect([field('reason').value, said()]).toEqual(['', ''])
  // The same fields, sent to the same address, about something else.
  const about = (page: string) => note(`<input type="hidden" name="page" value="${page}">`)
  await comeBack(about('p1'))
  expect([field('text').value, said()]).toEqual(['', ''])
  await typeAndRest('text', 'About the first page')
  await comeBack(about('p2') + about('p1'))
  expect(field('text', form(0)).value).toBe('')
  expect(field('text', form(1)).value).toBe('About the first page')
})

test('nor to a form that is sent elsewhere, in a dialog, or on another screen', async () => {
  await typeAndRest('text', 'For the note')
  await comeBack(note().replace('/projects/1/notes', '/projects/2/notes'))
  expect(field('text').value).toBe('')
  await comeBack(`<dialog open>${note()}</dialog>`)
  expect(field('text').value).toBe('')
  await comeBack(note(), '/projects/2')
  expect(field('text').value).toBe('')
  await comeBack()
  expect(field('text').value).toBe('For the note')
})

test('somebody else who is signed in finds nothing; what a guest typed is theirs once they are known', async () => {
  await typeAndRest('text', 'Mine')
  openPage('/elsewhere')
  router.state.loaderData.root.viewer = { id: 'u2', email: 'other@example.com' }
  document.body.innerHTML = '<p></p>'
  await wait(10)
  expect(savedInputs).toEqual([])

  openPage('/projects/1', note())
  router.state.loaderData.root.viewer = null
  await typeAndRest('text', 'As a guest')
  expect(savedInputs[0]?.who).toBe('')
  await comeBack()
  expect(field('text').value).toBe('As a guest')
  expect(savedInputs[0]?.who).toBe('u1')
})

test('a form that was carried out, or left by its own way out, gives nothing back', async () => {
  await typeAndRest('text', 'Carried out')
  send()
  unsavedInput.answered(form(), 202)
  expect(savedInputs).toEqual([])

  openPage('/projects/1', note('<a data-restore="discard" href="/projects">Cancel</a>'))
  await typeAndRest('text', 'Thought better of')
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  // Beside this page in another tab: the form stays.
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true }))
  expect(savedInputs).toHaveLength(1)
  link?.click()
  expect(savedInputs).toEqual([])
})

test('what is typed on while a form is on its way is kept when the form was carried out', async () => {
  await typeAndRest('text', 'One')
  send()
  type('text', 'One and two')
  unsavedInput.answered(form(), 202)
  expect(savedInputs).toMatchObject([{ values: [['text', 0, 'One and two']] }])
})

test('a form that was left before its answer came says so, and is sent with the same key', async () => {
  await typeAndRest('text', 'On its way')
  send()
  await comeBack(note().replace('"k1"', '"k2"'))
  expect(said()).toContain(say.wordsSent)
  send()
  expect(field('key').value).toBe('k1')
  // Refused, it is another form: the next press counts anew.
  unsavedInput.answered(form(), 400)
  field('key').value = 'k3'
  send()
  expect(field('key').value).toBe('k3')
})

test('what comes back is sent with the version that it was filled from, until an answer to it', async () => {
  const versioned = (n: number) => note(`<input type="hidden" name="version" value="${n}">`)
  await comeBack(versioned(3))
  await typeAndRest('text', 'From the third')
  await comeBack(versioned(4))
  expect(field('text').value).toBe('From the third')
  send()
  expect(field('version').value).toBe('3')
  unsavedInput.answered(form(), 409)
  field('version').value = '4'
  send()
  expect(field('version').value).toBe('4')
})

test('what was just typed makes no room for what was typed before: that is offered beside it', async () => {
  await typeAndRest('text', 'Before')
  openPage('/elsewhere')
  await wait()
  openPage('/projects/1', note().replace('></textarea>', '>Stored</textarea>'))
  field('text').value = 'Just now'
  await wait(10)
  expect([field('text').value, said()]).toEqual([
    'Just now',
    expect.stringContaining(say.wordsEarlier),
  ])
  press(say.bringBack)
  expect(field('text').value).toBe('Before')
  expect(said()).toContain(say.wordsBack)
})

test('words that came back can be discarded: the page is as it was saved', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await typeAndRest('text', 'No')
  await comeBack()
  press(say.discardWords)
  expect([savedInputs, reload.mock.calls.length]).toEqual([[], 1])
})

test('passwords, searches and what is agreed to are not kept, nor choices alone', async () => {
  openPage(
    '/projects/1',
    note(`<input type="password" name="password"><input type="search" name="q">
      <input type="checkbox" name="accept"><input type="text" name="code" data-restore="never">
      <input type="checkbox" name="loud">`),
  )
  for (const name of ['password', 'q', 'code']) await typeAndRest(name, 'secret')
  for (const name of ['accept', 'loud']) field(name).click()
  await wait(300)
  expect(savedInputs).toEqual([])
  await typeAndRest('text', 'Words')
  expect(savedInputs[0]?.values).toEqual([
    ['loud', 'on', true],
    ['text', 0, 'Words'],
  ])
})

test.each([
  ['a search', '<form><input name="q"></form>'],
  [
    'a form that keeps its words itself',
    '<form method="post" data-restore="never"><input name="q"></form>',
  ],
  [
    'one within such a part',
    '<div data-restore="never"><form method="post"><input name="q"></form></div>',
  ],
])('%s keeps nothing', async (_, html) => {
  openPage('/projects/1', html)
  await typeAndRest('q', 'Words')
  expect(savedInputs).toEqual([])
})

test('a row that is there no more leaves its words in the notice', async () => {
  const row = '<div class="field"><input name="entries"></div>'
  const rows = (n: number) => `<form method="post">${row.repeat(n)}</form>`
  openPage('/projects/1', rows(2))
  const fields = document.querySelectorAll<HTMLInputElement>('[name="entries"]')
  for (const [at, text] of ['Hamburg', 'Kiel'].entries()) {
    const one = fields[at]
    if (one) one.value = text
    one?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await wait(300)
  await comeBack(rows(1))
  expect(field('entries').value).toBe('Hamburg')
  expect(said()).toContain(say.wordsWithoutRow('Kiel'))
  // They are kept on, with what is typed now.
  await typeAndRest('entries', 'Lübeck')
  expect(savedInputs[0]?.values.map(([, , value]) => value)).toEqual(['Lübeck', 'Kiel'])
})

test('boxes and lists come back as they were chosen', async () => {
  const html =
    note(`<input type="checkbox" name="day" value="1"><input type="checkbox" name="day" value="2" checked>
    <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
    <select name="who"><option value="">No one</option><option value="u2">Mira</option></select>`)
  openPage('/projects/1', html)
  for (const box of document.querySelectorAll<HTMLInputElement>('[name="day"], [value="l"]'))
    box.click()
  field('who').value = 'u2'
  field('who').dispatchEvent(new Event('change', { bubbles: true }))
  await typeAndRest('text', 'Words')
  await comeBack(html)
  const chosen = [...document.querySelectorAll<HTMLInputElement>('input:checked')]
  expect(chosen.map(({ name, value }) => `${name} ${value}`)).toEqual(['day 1', 'size l'])
  expect(field('who').value).toBe('u2')
})

test('an answer that shows the form again replaces the stored input with what it shows', async () => {
  await typeAndRest('text', 'Add a row')
  send()
  unsavedInput.answered(form(), 200)
  document.body.innerHTML = note().replace('></textarea>', '>As the server read it</textarea>')
  await wait(400)
  expect(savedInputs).toMatchObject([{ values: [['text', 0, 'As the server read it']] }])
})

test('signing out forgets all; keeping one of two versions forgets what was sent to that address', async () => {
  await typeAndRest('text', 'Mine')
  document.body.insertAdjacentHTML('beforeend', '<form method="post" action="/signout"></form>')
  const stop = (event: Event) => event.preventDefault()
  form(1).addEventListener('submit', stop)
  form(1).requestSubmit()
  unsavedInput.answered(form(1), 202)
  expect(savedInputs).toEqual([])

  openPage('/projects/1', note())
  await typeAndRest('text', 'Stale')
  openPage(
    '/projects/1',
    '<form method="post" action="/projects/1/notes" data-restore="stored"><input type="hidden" name="text" value="Stale"></form>',
  )
  unsavedInput.answered(form(), 202)
  expect(savedInputs).toEqual([])
})

test('words that were typed and left before script came to keep them are back where their form stands again', () => {
  const early = field('text')
  early.value = 'Doors that last'
  openPage('/elsewhere')
  openPage('/projects/1', note())
  saveUnsavedInput([[early, '/projects/1']])
  expect(field('text').value).toBe('Doors that last')
})
