import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { dressed } from '~/panels/dress/dress'
import { Bars, Browser } from '~/panels/primitives'

const brand = { corners: 'square', typeface: 'editorial' } as const

const within = (node: ReactNode) =>
  isValidElement(node) ? (node as ReactElement<{ children?: ReactNode }>).props.children : undefined

test('a drawn window stays as it is in a card that loses its corners', () => {
  const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')
  const screen = (
    <Browser t={t} width={600} height={300}>
      A page
    </Browser>
  )
  const card = dressed(<div style={{ borderRadius: 20 }}>{screen}</div>, brand)
  expect(card).toMatchObject({ props: { style: { borderRadius: 2 } } })
  expect(within(card)).toBe(screen)
})

test('the bars of a chart have the corners of the brand', () => {
  const bars = <Bars width={100} height={50} values={[1, 2]} color="#000" />
  const drawn = (corners: 'round' | 'soft' | 'square') =>
    JSON.stringify(within(dressed(bars, { ...brand, corners })))
  expect(drawn('round')).toContain('"rx":5')
  expect(drawn('soft')).toContain('"rx":2.5')
  expect(drawn('square')).toContain('"rx":2,')
})
