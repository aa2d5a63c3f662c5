import { expect, test } from 'vitest'
import { drawing } from '#tests/fixtures/pictures'
import { findColors, paintBrand, toHex } from '~/platform/svg/colors'
import { recognizeBrand } from '~/platform/svg/recognize-brand'

test.each([
  ['#ABC', '#aabbcc'],
  ['#283F97ff', '#283f97'],
  ['#283F9780', null],
  ['tomato', '#ff6347'],
  ['rgb(40, 63, 151)', '#283f97'],
  ['rgb(40 63 151 / 1)', '#283f97'],
  ['rgb(40 63 151 / 50%)', null],
  ['RGBA(40,63,151,1.0)', '#283f97'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['rgb(100%, 0%, 0%)', '#ff0000'],
  ['rgba(0,0,0,0.5)', null],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(0.5turn 100% 50%)', '#00ffff'],
  ['Tomato', '#ff6347'],
  ['facade', null],
  ['constructor', null],
  ['transparent', null],
  ['none', null],
  ['currentColor', null],
])('%s is %s', (text, hex) => {
  expect(toHex(text)).toBe(hex)
})

const svg = drawing(
  '<style>.a{fill:#283f97;opacity:1}.b{stroke: #FBB }</style>' +
    '<g fill="tomato"><path d="M0 0h9"/></g><rect class="a" width="9" height="9"/>' +
    '<rect style="fill:#ff6347;stroke:url(#x)" width="1" height="1"/><path d="M0 0h9"/>' +
    '<circle class="b" r="3" fill="none"/><text fill="none" stroke="var(--brand-primary, #283F97)">tomato red</text>',
)

test('CONV-03 colors are found in attributes, styles and sheets; a shape without fill is black', () => {
  expect(findColors(svg)).toEqual([
    { color: '#ff6347', count: 2 },
    { color: '#000000', count: 1 },
    { color: '#283f97', count: 1 },
    { color: '#ffbbbb', count: 1 },
  ])
})

test('CONV-03 chosen colors become the brand’s, everything else stays', () => {
  const painted = paintBrand(svg, (c) =>
    c === '#ff6347' ? 'primary' : c === '#000000' ? 'secondary' : null,
  )
  expect(painted).toContain('<g fill="var(--brand-primary, #ff6347)">')
  expect(painted).toContain('fill="var(--brand-primary, #ff6347)" stroke="url(#x)"')
  expect(painted).toMatch(/^<svg [^>]*fill="var\(--brand-secondary, #000000\)"/)
  expect(painted).toContain('fill="#283f97" opacity="1"')
  expect(painted).toContain('>tomato red<')
  expect(recognizeBrand(painted)).toEqual({ primary: 3, secondary: 1, logo: 0 })
})
