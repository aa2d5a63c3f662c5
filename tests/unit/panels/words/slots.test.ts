import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import { slotsAt } from '~/panels/words/slots'
import { slotsOfPanel } from '../../../../scripts/panel-words/find-slots'

test.each(panels.map((panel) => [panel.id, panel] as const))(
  '%s has the pictures that the list says',
  (id, panel) => {
    expect(slotsAt(id), 'run scripts/panel-words.ts').toEqual(slotsOfPanel(panel))
  },
)
