import { expect, it } from 'vitest'
import { definePanel } from '~/panels/define-panel'
import { Card, Section, Text } from '~/panels/primitives'
import { drawPanel } from '~/panels/render'
import { type LaidOutNode, overflowingTexts } from './overflow'

const words = 'A line that is much longer than the place it was given'

const overflowIn = async (place: { left: number; top: number }, nowrap: boolean) => {
  const nodes: LaidOutNode[] = []
  const panel = definePanel({
    id: 'hero-test',
    name: 'Test',
    category: 'hero',
    columns: 1,
    keywords: [],
    usesBrandName: false,
    content: {},
    render: ({ t }) => (
      <Section t={t} height={300}>
        <Card t={t} width={260} height={120} absolute={place}>
          <Text color={t.ink} nowrap={nowrap}>
            {words}
          </Text>
        </Card>
      </Section>
    ),
  })
  const drawn = await drawPanel(panel, {
    orientation: 'left',
    color: 'light',
    brand: { name: 'Norde', primary: '#000', secondary: '#000' },
    onNode: (node) => nodes.push(node as unknown as LaidOutNode),
  })
  return overflowingTexts(nodes, drawn)
}

it('accepts text that wraps in its card', async () => {
  expect(await overflowIn({ left: 100, top: 100 }, false)).toEqual([])
})

it('notices text that crosses its card, sideways and downwards', async () => {
  expect(await overflowIn({ left: 100, top: 100 }, true)).toEqual([words])
})

it('notices text that leaves the panel', async () => {
  expect(await overflowIn({ left: 1300, top: 100 }, false)).toEqual([words])
  expect(await overflowIn({ left: 100, top: 280 }, false)).toEqual([words])
})
