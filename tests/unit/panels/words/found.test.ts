import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import found from '~/panels/words/found.json'
import { namesIn, vocabularies } from '../../../../scripts/panel-words/find-names'
import { orderIn } from '../../../../scripts/panel-words/find-order'

test('the vocabularies are those that pictures have', () => {
  expect(found.vocabularies, 'run scripts/panel-words.ts').toEqual(vocabularies)
})

test.each(panels.map((panel) => [panel.id, panel] as const))(
  '%s does with its words what the list says',
  (id, panel) => {
    const listed = (found.panels as Record<string, unknown>)[id]
    expect(listed, 'run scripts/panel-words.ts').toEqual({ ...namesIn(panel), ...orderIn(panel) })
  },
)
