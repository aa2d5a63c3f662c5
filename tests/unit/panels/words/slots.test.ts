import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import { orientations } from '~/panels/types'
import { describeWords, fieldsOf } from '~/panels/words'
import { slotsAt } from '~/panels/words/slots'
import { slotsOfPanel } from '../../../../scripts/panel-words/find-slots'

test.each(panels.map((panel) => [panel.id, panel] as const))(
  '%s has the pictures that the list says',
  (id, panel) => {
    expect(slotsAt(id), 'run scripts/panel-words.ts').toEqual(slotsOfPanel(panel))
  },
)

test('the folds of a form’s photographs are told apart by their names', () => {
  for (const { id } of panels) {
    for (const orientation of orientations) {
      const fields = fieldsOf(describeWords(id, null, {}, orientation))
      const names = fields.flatMap(({ kind, name }) => (kind === 'picture' ? name : []))
      expect([id, orientation, names]).toEqual([id, orientation, [...new Set(names)]])
    }
  }
  const names = fieldsOf(describeWords('hero-product-window', null)).map(({ name }) => name)
  expect(names).toContain('Person 2 · Own photo')
  expect(fieldsOf(describeWords('product-gallery', null)).map(({ name }) => name)).toContain(
    'Own photo 2 (a chair)',
  )
})
