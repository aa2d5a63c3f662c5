import { expect, it } from 'vitest'
import { definePanel } from '~/panels/define-panel'
import { Card, Section, Text } from '~/panels/primitives'
import { overflowingTexts } from './overflow'

const words = 'A line that is much longer than the place it was given'

const overflowIn = async (place: { left: number; top: number }, nowrap: boolean) => {
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
  const brand = { name: 'Norde', primary: '#000', secondary: '#000' }
  return overflowingTexts(panel, brand, { orientation: 'left', color: 'light' })
}

it('accepts text that wraps in its card', async () => {
  expect(await overflowIn({ left: 100, top: 100 }, false)).toEqual([])
})

it('notices text that crosses its card, sideways and downwards', async () => {
  expect(await overflowIn({ left: 100, top: 100 }, true)).toEqual([words])
})

it('notices text that leaves the panel', async () => {
  expect(await overflowIn({ left: 1340, top: 100 }, false)).toContain(words)
  expect(await overflowIn({ left: 100, top: 280 }, false)).toContain(words)
})
