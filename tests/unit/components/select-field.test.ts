import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from '~/components/form/select-field'

const drawn = (more: Partial<Parameters<typeof SelectField>[0]>) =>
  renderToStaticMarkup(
    createElement(SelectField, {
      name: 'zone',
      label: 'Zone',
      required: true,
      options: [{ value: 'a', label: 'A' }],
      ...more,
    }),
  )

test('a list to choose from is required only where its first choice is empty, as HTML has it', () => {
  expect(drawn({})).not.toContain('required')
  expect(drawn({ placeholder: 'Choose' })).toMatch(
    /<select[^>]* required=""[^>]*><option value="">/,
  )
})

test('choices stand under the headings of their groups', () => {
  const groups = [{ label: 'Europe', options: [{ value: 'Europe/Kyiv', label: 'Kyiv' }] }]
  expect(drawn({ groups })).toContain(
    '<optgroup label="Europe"><option value="Europe/Kyiv">Kyiv</option></optgroup>',
  )
})
