import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { printPage } from '~/panels/html'
import { solve } from '~/panels/html/layout/solve'
import { widths } from '~/panels/html/layout/widths'
import { Box, Row, Rule, Stack, Text } from '~/panels/primitives'
import { evaluate } from '~/panels/tree/evaluate'
import { nodesIn } from '~/panels/tree/node'
import type { Orientation } from '~/panels/types'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }
const t = createTheme(brand, 'light')

const section = (panel: string, orientation: Orientation = 'left') =>
  ({ panel, orientation, color: 'light' }) as const

const printed = (...sections: ReturnType<typeof section>[]) =>
  printPage({ sections, brand, title: 'Home' }).html

test.each(['left', 'right'] as const)(
  'where pictures stand left and right by turns, words come first: %s',
  (orientation) => {
    const html = printed(section('features-alternating-rows', orientation))
    const order = [...html.matchAll(/<h2|<img/g)].map(([tag]) => tag)
    expect(order).toEqual(['<h2', '<img', '<h2', '<img'])
  },
)

test('a panel shows the logo unless a header above it does', () => {
  const alone = printed(section('login-split'))
  const below = printed(section('header-simple'), section('login-split'))
  const header = printed(section('header-simple'))
  expect(alone).toMatch(/>Norde</)
  expect(below.match(/>Norde</g)).toHaveLength(header.match(/>Norde</g)?.length ?? 0)
})

test('a row of a list that opens lies as the others do', () => {
  const line = (key: string, name: string, opens = false) => (
    <Stack key={key} width={1200}>
      <Rule t={t} />
      <Row height={96} justify="space-between">
        <Text color={t.ink} width={300}>
          2026
        </Text>
        <Text color={t.ink} nowrap style={{ fontSize: 34 }}>
          {name}
        </Text>
        <Text color={t.ink} width={300}>
          Norway
        </Text>
      </Row>
      {opens && <Box width={1200} height={400} background="#eee" />}
    </Stack>
  )
  const root = evaluate(
    <Stack>
      {[line('a', 'Inn'), line('b', 'A house with a long name', true), line('c', 'Hut')]}
    </Stack>,
  )
  solve(root, widths)
  const flows = nodesIn(root).map((row) => nodesIn(row)[1]?.flow)
  expect(flows[0]).toEqual(flows[1])
  expect(flows[2]).toEqual(flows[1])
})

test('a plus on the gutter is hidden where its part begins a line', () => {
  const html = printed(section('product-bundle'))
  const [, name] = /class="(x\w+)"[^>]*><svg[^>]*><path d="M12 5v14/.exec(html) ?? []
  expect(html).toMatch(
    new RegExp(`@container panel \\(max-width[^@]*\\.${name}\\{[^}]*display:none`),
  )
})

test('the days of a week shrink with the days of the month below', () => {
  const html = printed(section('contact-booking'))
  const [, name] = /class="(x\w+)"[^>]*>Mo</.exec(html) ?? []
  const [, rule] =
    new RegExp(`@container panel \\(max-width[^@]*\\.${name}\\{([^}]*)`).exec(html) ?? []
  expect(rule).toContain('width:14.29%')
  expect(rule).toContain('flex-shrink:1')
})
