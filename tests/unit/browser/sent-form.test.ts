import { afterEach, beforeEach, expect, test } from 'vitest'
import { form, openPage } from '#tests/fixtures/browser-page'
import { afterSent, rememberSent, takeSent } from '~/components/shell/sent-form'

const html = (fresh = '') => `
  <form method="post" action="/a" aria-label="Files"><button>Add</button></form>
  <form method="post" action="/a" aria-label="Notes" ${fresh}>
    <input type="hidden" name="key"><input name="text"><button>Add</button><button>Draft</button>
  </form>
  <a href="/b">Elsewhere</a>`

/** The form for notes, which stands below one that is sent to the same address. */
const notes = () => form(1)

let stop = () => {}
beforeEach(() => {
  openPage('/', html())
  stop = rememberSent()
})
afterEach(() => stop())

function send(button: number) {
  notes().addEventListener('submit', (event) => event.preventDefault(), { once: true })
  notes().requestSubmit(notes().querySelectorAll('button')[button])
  return takeSent()
}

test('anyone who sent a form goes on at the button that they pressed', () => {
  const sent = send(1)
  openPage('/', html())
  expect(sent && afterSent(sent)).toBe(notes().querySelectorAll('button')[1])
  expect(takeSent()).toBeNull()
})

test('in a form for something new they go on in its field', () => {
  openPage('/', html('data-fresh=""'))
  const sent = send(0)
  openPage('/', html('data-fresh=""'))
  expect(sent && afterSent(sent)).toBe(notes().querySelector('[name="text"]'))
})

test('when form or button are gone nobody is led anywhere', () => {
  const sent = send(0)
  openPage('/', html().replace('<button>Add</button><button>Draft', '<button>Draft'))
  expect(sent && afterSent(sent)).toBeNull()
  openPage('/', '<form method="post" action="/b"><button>Add</button></form>')
  expect(sent && afterSent(sent)).toBeNull()
})

test('a link that is followed ends it', () => {
  notes().addEventListener('submit', (event) => event.preventDefault(), { once: true })
  notes().requestSubmit()
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('a')?.click()
  expect(takeSent()).toBeNull()
})
