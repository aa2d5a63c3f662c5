import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { panelSize } from '~/panels/sizes'
import sizes from '~/panels/sizes.json'
import { orientations, panelColors } from '~/panels/types'

const brands = [
  { name: 'Norde', primary: '#000000', secondary: '#000000' },
  {
    name: 'The Very Long Name of a Company That Nobody Would Ever Print on a Card',
    primary: '#0E5A47',
    secondary: '#FF7A59',
  },
  {
    name: 'X',
    primary: '#ffff00',
    secondary: '#ffffff',
    logo: {
      dataUri:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      width: 40,
      height: 400,
    },
  },
]

test('the list of sizes knows exactly the panels of the library', () => {
  expect(Object.keys(sizes).sort()).toEqual(panels.map((panel) => panel.id).sort())
})

// The canvas lays pages out without drawing them: a height may not depend on the brand. Each panel
// is drawn in three of its nine variants, one for each brand, color and orientation.
test.each(panels.map((panel) => [panel.id]))(
  '%s is as high as the list says, in any brand',
  async (id) => {
    for (const [i, brand] of brands.entries()) {
      const [orientation, color] = [orientations[i], panelColors[(i + id.length) % 3]]
      if (!orientation || !color) throw new Error('no variant')
      const { height } = await renderPanel(id, { orientation, color }, brand)
      expect(
        panelSize(id, orientation, color),
        `${orientation} ${color}; run scripts/panel-sizes.ts`,
      ).toEqual({ width: 1440, height })
    }
  },
)
