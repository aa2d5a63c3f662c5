import { afterEach, beforeEach, expect, test } from 'vitest'
import { field, form, openPage } from '#tests/fixtures/browser-page'
import { markSent, restoreTyped, typedSinceSent } from '~/components/form/typed-since-sent'
import {
  hasTurn,
  isWaiting,
  leaveTurns,
  takeTurn,
  waitForTurn,
} from '~/components/form/waiting-buttons'

const html =
  '<form><textarea name="text"></textarea><input name="title"><button>A</button><button>B</button></form>'

let stop = () => {}
beforeEach(() => {
  openPage('/', html)
  stop = markSent()
})
afterEach(() => stop())

function sendWith(text: string, title = '') {
  field('text').value = text
  field('title').value = title
  form().addEventListener('submit', (event) => event.preventDefault(), { once: true })
  form().requestSubmit()
}

/** The form that takes the place of the sent one goes on with what was typed since. */
function goOn(stored = '') {
  const typed = typedSinceSent(form())
  document.body.innerHTML = html
  field('text').value = stored
  restoreTyped(form(), typed)
  return [field('text').value, field('title').value]
}

test('text typed behind the sent words is alone in the new form', () => {
  sendWith('Doors.')
  field('text').value = 'Doors. And windows.'
  expect(goOn()).toEqual(['And windows.', ''])
})

test('when the words are still there, as in a refused form, all of them stay', () => {
  sendWith('Doors.')
  field('text').value = 'Doors. And windows.'
  expect(goOn('Doors.')).toEqual(['Doors. And windows.', ''])
})

test('nothing typed goes on with nothing; words that were changed, and one line, with all', () => {
  sendWith('Doors.', 'A')
  expect(typedSinceSent(form())).toEqual([])
  field('text').value = 'Windows.'
  field('title').value = 'AB'
  expect(goOn()).toEqual(['Windows.', 'AB'])
})

test('a form that was not sent last has nothing to go on with', () => {
  sendWith('Doors.')
  document.body.innerHTML = html
  field('text').value = 'Windows.'
  expect(typedSinceSent(form())).toEqual([])
})

test('in an open editor the words behind the sent ones go on', () => {
  field('text').hidden = true
  sendWith('<p>Doors.</p>')
  field('text').value = '<p>Doors.</p><p>Windows.</p>'
  expect(typedSinceSent(form()).map(({ rest }) => rest)).toEqual([{ html: '<p>Windows.</p>' }])
})

test('presses wait in their order, each once; one whose button is gone has no turn', () => {
  const [one, other] = form().querySelectorAll('button')
  if (!one || !other) throw new Error()
  for (const button of [one, other, one]) waitForTurn(button)
  expect([isWaiting(one), hasTurn(form()), takeTurn(other)]).toEqual([true, true, false])
  leaveTurns(one)
  expect([takeTurn(other), takeTurn(other), hasTurn(form())]).toEqual([true, false, false])
})
