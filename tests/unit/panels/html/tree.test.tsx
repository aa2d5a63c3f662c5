import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { room } from '~/panels/pictures'
import { Box, Button, Icon, Logo, Phone, Pic, Row, Section, Split, Text } from '~/panels/primitives'
import { evaluate } from '~/panels/tree/evaluate'
import { nodesIn, wordsIn } from '~/panels/tree/node'

const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')
const words = <Text color={t.ink}>Words</Text>

const Wrapped = () => <Button t={t}>Send</Button>

test('primitives are known, whoever wraps them', () => {
  const root = evaluate(
    <Section t={t}>
      <Wrapped />
      <Row>
        <Icon name="arrow" color={t.ink} />
      </Row>
    </Section>,
  )
  expect(root.kind).toBe('Section')
  const [button, row] = nodesIn(root)
  expect(button).toMatchObject({ kind: 'Button', props: { children: 'Send' } })
  expect(row?.kind).toBe('Row')
  expect(nodesIn(row ?? root)[0]?.shape).toMatchObject({ width: 20, height: 20 })
})

test('words come first where a panel is mirrored', () => {
  const split = evaluate(<Split o="right" text={words} media={<Box width={200} />} />)
  expect(wordsIn(nodesIn(split)[0] ?? split)).toBe('Words')
  expect(split.style.flexDirection).toBe('row-reverse')
})

test('a picture says what it shows, a logo is known', () => {
  const picture = evaluate(<Pic picture={room(t.pictures)} width={300} height={200} />)
  expect(picture.image).toMatchObject({ alt: 'A bright living room', isLogo: false })
  expect(picture.image?.source).toMatch(/^<svg/)
  const logo = { dataUri: 'data:image/png;base64,AAAA', width: 40, height: 20 }
  const drawn = evaluate(<Logo t={{ ...t, brand: { ...t.brand, logo } }} />)
  expect(nodesIn(drawn)[0]?.image).toMatchObject({ source: logo.dataUri, isLogo: true })
})

test('a drawn screen is one node, its inside apart', () => {
  const phone = evaluate(
    <Phone t={t} width={270} height={560}>
      {words}
    </Phone>,
  )
  expect(phone).toMatchObject({ kind: 'Screen', children: [], screen: { width: 270, height: 560 } })
  expect(wordsIn(phone.screen?.root ?? phone)).toBe('Words')
})

test('rows of a list are known by their keys', () => {
  const list = evaluate(
    <Row>
      {['a', 'b'].map((key) => (
        <Box key={key}>{key}</Box>
      ))}
    </Row>,
  )
  expect(nodesIn(list).map(({ keyed }) => keyed)).toEqual([true, true])
})

test('what would never end is refused', () => {
  const rows = Array.from({ length: 30_000 }, (_, i) => <Box key={i} />)
  expect(() => evaluate(<Row>{rows}</Row>)).toThrow(RangeError)
  expect(() => evaluate(null)).toThrow(TypeError)
})
