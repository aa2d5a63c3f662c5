import { describe, expect, test } from 'vitest'
import { fieldStrings } from '~/routes/forms/field-strings'
import { isUnsaved, storedWords } from '~/routes/forms/unsaved-field'
import type { Field } from '~/shared/fields'

const stored: Field = {
  id: 'a',
  kind: 'select',
  label: 'Offer',
  description: 'One\ntwo',
  options: ['Percent off', 'Fixed price'],
  required: true,
  atLeastSix: false,
}

/** What the form of the stored field sends, with other values. */
function typed(other: Record<string, string> = {}, options = [...stored.options, '']) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fieldStrings(stored, 2), ...other })) {
    if (value !== '') form.append(name, value)
  }
  form.append('was', storedWords(stored, 2))
  for (const option of options) form.append('options', option)
  return form
}

describe('RTYPE-08 whether a field of the builder is to be saved', () => {
  test.each([
    ['as it is stored', typed()],
    ['with other line ends and spaces', typed({ description: ' One\r\ntwo ' })],
  ])('not %s', (_, form) => {
    expect(isUnsaved(form)).toBe(false)
  })

  test.each([
    ['another label', typed({ label: 'Offers' })],
    ['no label', typed({ label: '' })],
    ['another box', typed({ required: '' })],
    ['another place', typed({ place: '1' })],
    ['one more option', typed({}, [...stored.options, 'Nothing'])],
    ['options in another order', typed({}, [...stored.options].reverse())],
  ])('with %s', (_, form) => {
    expect(isUnsaved(form)).toBe(true)
  })

  test('a form that does not say what it was is saved; one without a field is not', () => {
    const form = typed()
    form.delete('was')
    expect(isUnsaved(form)).toBe(true)
    expect(isUnsaved(new FormData())).toBe(false)
  })
})
