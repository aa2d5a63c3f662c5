import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import found from '~/panels/words/names.json'
import { namesIn, vocabularies } from '../../../../scripts/panel-words/find-names'

test('the vocabularies are those that pictures have', () => {
  expect(found.vocabularies, 'run scripts/panel-words.ts').toEqual(vocabularies)
})

test.each(panels.map((panel) => [panel.id, panel] as const))(
  '%s looks up the names that the list says, and no others',
  (id, panel) => {
    const { names, unseen } = namesIn(panel)
    const listed = (list: object) => (list as Record<string, unknown>)[id]
    expect(listed(found.names) ?? {}, 'run scripts/panel-words.ts').toEqual(names)
    expect(listed(found.unseen) ?? [], 'run scripts/panel-words.ts').toEqual(unseen)
  },
)
