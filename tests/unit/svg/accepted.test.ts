import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fileOf } from '#tests/fixtures/pictures'
import { DomainError } from '~/domain-error'
import { logoRules } from '~/features/files/store-picture.server'
import { errorText } from '~/messages/errors'
import { refusedText } from '~/messages/files'
import { jobs } from '~/platform/pictures/jobs'
import { applyBrand } from '~/platform/svg/brand'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { findColors, paintBrand } from '~/platform/svg/colors'
import { decodeXml } from '~/platform/svg/decode-xml'
import type { SvgRefused } from '~/platform/svg/refused'
import { unpackSvg } from '~/platform/svg/unpack-svg'
import { checkPicture } from '~/platform/uploads/check-picture.server'
import { sniff } from '~/platform/uploads/sniff.server'
import { rect, wrap } from './hostile-files'

const drawing = (name: string) => readFileSync(join('tests/fixtures/drawings', name))
const cleaned = (name: string) => cleanSvg(decodeXml(drawing(name)) ?? '')

describe('a document type', () => {
  test.each([
    '<!DOCTYPE svg>',
    '<!DOCTYPE svg >',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">',
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'>",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1 Tiny//EN" "">',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" []>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.2 Tiny//EN" "http://www.w3.org/Graphics/SVG/1.2/Tiny/DTD/svg12-tiny.dtd">',
    '<!DOCTYPE svg SYSTEM "svg.dtd" [ <!-- none --> ]>',
    '<!DOCTYPE svg:svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_a 'http://ns.adobe.com/x/1.0/'>]>`,
  ])('%s is accepted', (doctype) => {
    expect(cleanSvg(doctype + wrap(rect)).svg).toContain(rect)
  })

  test.each([
    ['text', '<!ENTITY a "aaaaaaaaaa">'],
    ['markup', '<!ENTITY a "<script/>">'],
    ['what is outside', '<!ENTITY a SYSTEM "http://example.com/a">'],
    ['another definition', '<!ENTITY a "http://a/"><!ENTITY b "http://&a;&a;">'],
    ['a parameter', '<!ENTITY % a "http://a/">'],
    ['an attribute', '<!ATTLIST svg onload CDATA "x()">'],
    ['a style', '<!ENTITY st0 "fill:#fff;stroke:none">'],
    ['too many names', '<!ENTITY a "http://a/">'.repeat(41).replace(/ a/g, () => ` a${n++}`)],
  ])('that defines %s is refused', (_, inside) => {
    expect(() => cleanSvg(`<!DOCTYPE svg [${inside}]>${wrap(rect)}`)).toThrow('doctype')
  })

  test('names of namespaces that are written again and again make no large text', () => {
    const uses = `<!DOCTYPE svg [<!ENTITY a "http://${'a'.repeat(280)}">]>${wrap(`<text>${'&a;'.repeat(1_000)}</text>`)}`
    expect(() => cleanSvg(uses)).toThrow('doctype')
  })
})
let n = 0

describe('the encoding that a file declares', () => {
  const text = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${wrap('<text>Café Ł</text>')}`
  test.each([
    ['UTF-8', Buffer.from(text('UTF-8'))],
    ['utf-8 with a mark', Buffer.from(`\ufeff${text('utf-8')}`)],
    ['ISO-8859-2', Buffer.from(text('ISO-8859-2').replace('Ł', '\u00a3'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text('UTF-16'), 'utf16le')],
    ['none', Buffer.from(wrap('<text>Café Ł</text>'))],
  ])('%s is read', async (_, bytes) => {
    expect(cleanSvg(decodeXml(bytes) ?? '').svg).toContain('>Café Ł<')
    expect(await sniff(new Blob([new Uint8Array(bytes)]))).toBe('svg')
  })

  test('ISO-8859-1 is read, as old programs write it', () => {
    expect(cleaned('latin1.svg').svg).toContain('>Café<')
  })

  test('one that nobody knows, or that is not that of the file, is refused', async () => {
    for (const bytes of [
      Buffer.from(text('klingon')),
      Buffer.from(text('utf-8').replace('é', '\u00e9'), 'latin1'),
    ]) {
      const found = await jobs.takeSvg({ bytes, most: 1e6, side: 9 })
      expect(found).toMatchObject({ refused: 'encoding' })
    }
    expect(refusedText('encoding')).toMatch(/Save it as UTF-8/)
  })
})

describe('a packed file (.svgz)', () => {
  const packed = gzipSync(wrap(rect))
  test('is known by its content and unpacked', async () => {
    expect(await sniff(new Blob([packed]))).toBe('svg')
    expect(await sniff(new Blob([gzipSync('text')]))).toBe('gz')
    const found = await checkPicture(fileOf(packed, 'logo.svgz', ''), logoRules, 'somebody')
    expect(found).toMatchObject({ type: 'svg', width: 100, height: 50 })
  })

  test('that is a bomb or damaged is refused with what to do, and never unpacked whole', async () => {
    const bomb = gzipSync(`${wrap(rect)}${' '.repeat(20e6)}`)
    expect(unpackSvg(bomb, 1e6)).toBeNull()
    expect(await sniff(new Blob([bomb]))).toBe('svg')
    for (const bytes of [bomb, packed.subarray(0, 60)]) {
      const upload = fileOf(new Uint8Array(bytes), 'a.svgz', '')
      const domainError = await checkPicture(upload, logoRules, 'somebody').catch((error) => error)
      expect(domainError).toBeInstanceOf(DomainError)
      expect(errorText(domainError)).toMatch(/damaged or larger than 10 MB\. Save it as SVG/)
    }
  })
})

describe('what browsers draw is in the cleaned file', () => {
  test.each([
    ['compound-selector-gradient.svg', /<path [^>]*fill="url\(#g\)"/],
    ['css-geometry.svg', /<rect [^>]*x="10px" y="10px" width="80px" height="40px"/],
    ['css-variable.svg', /fill="#c2185b"/],
    ['css-variable-fallback.svg', /fill="#c2185b"/],
    [
      'font-shorthand.svg',
      /font-style="italic".*font-weight="bold".*font-size="36px" font-family="serif"/,
    ],
    ['style-media-print.svg', /<rect [^>]*fill="#c2185b"/],
    ['switch-language.svg', /<switch><text x="5" y="25">House<\/text><\/switch>/],
    ['filter-missing-primitive.svg', /<rect [^>]*fill="#0a0"\/>/],
    ['p3-second-declaration.svg', /<rect [^>]*fill="#C2185B" fill-opacity="1"\/>/],
    ['unit-viewbox.svg', /width="300" height="180"/],
    ['foreign-long-attribute.svg', /<path d="M10 10h80v40H10z" fill="#c2185b"\/>/],
  ])('of %s', (name, pattern) => {
    expect(cleaned(name).svg).toMatch(pattern)
  })

  test.each([
    [
      'the newer link counts',
      '<use xlink:href="#a" href="#b"/><use href="#b" xlink:href="#a"/>',
      /^(?!.*#a).*#b.*#b/,
    ],
    [
      'a link in a text keeps its words',
      '<text>a<a href="#">b</a></text>',
      /<text>a<tspan>b<\/tspan>/,
    ],
    [
      'the ground that a style gives',
      `${rect}`,
      /<rect [^>]*fill="gold"/,
      'style="background:gold" width="9" height="9"',
    ],
    ['spaces', '<text xml:space="preserve">a  b</text>', /xml:space="preserve"/],
    [
      '!important',
      '<style>rect{fill:red!important}</style><rect style="fill:blue"/>',
      /fill="red"/,
    ],
    [
      'a size in letters',
      rect,
      /width="16" height="16"/,
      'width="1em" height="1em" viewBox="0 0 9 9"',
    ],
    ['fixed units', '<rect width="1in" height="3pt"/>', /width="96" height="4"/],
    ['arithmetic', '<rect width="9" style="width:calc(1in + 2 * 2px)"/>', /width="100px"/],
    [
      'variables of whom it is used by',
      '<style>.a{fill:var(--c)}</style><g id="u"><rect class="a"/></g><use href="#u" style="--c:lime"/>',
      /<g id="u-1"><rect class="a" fill="lime"\/>/,
    ],
  ])('%s', (_, inner, pattern, size = 'width="9" height="9"') => {
    expect(cleanSvg(wrap(inner, size)).svg).toMatch(pattern)
  })

  test('variables that are made of each other neither go round nor grow', () => {
    const circle = 'svg{--a:var(--b);--b:var(--a)} rect{fill:var(--a, red)}'
    expect(cleanSvg(wrap(`<style>${circle}</style>${rect}`)).svg).toContain('fill="red"')
    const grow = Array.from({ length: 60 }, (_, k) => `--v${k + 1}:${`var(--v${k}) `.repeat(9)}`)
    const laughs = `svg{--v0:ha;${grow.join(';')}} rect{fill:var(--v60, blue)}`
    expect(cleanSvg(wrap(`<style>${laughs}</style>${rect}`)).svg).toContain('fill="blue"')
  })
})

test('what rules write into many elements is bounded', () => {
  const long = `stroke-dasharray:${'1 '.repeat(4_000)}`
  const many = `<style>rect{${long}}</style>${rect.repeat(2_000)}`
  expect(() => cleanSvg(wrap(many))).toThrow('style')
  const rules = `<style>${'rect{fill:red}'.repeat(300)}</style>${rect.repeat(4_900)}`
  expect(() => cleanSvg(wrap(rules))).toThrow('rules')
  const beside = `<style>${'rect~rect{fill:red}'.repeat(20)}</style>${rect.repeat(4_900)}`
  expect(() => cleanSvg(wrap(beside))).toThrow('rules')
})

test('paint that is set around shapes costs once for each of them', () => {
  const nested = Array.from(
    { length: 12 },
    (_, k) =>
      `<pattern id="p${k + 1}" width="1" height="1"><g fill="url(#p${k})">${rect.repeat(8)}</g></pattern>`,
  ).join('')
  const bomb = `<pattern id="p0" width="1" height="1">${rect}</pattern>${nested}<g fill="url(#p12)">${rect}</g>`
  expect(() => cleanSvg(wrap(bomb))).toThrow('repeated')
})

test('each refusal says what to do', () => {
  const whys: SvgRefused['why'][] = [
    ...([
      'unreadable',
      'encoding',
      'packed',
      'doctype',
      'no-drawing',
      'no-size',
      'tiny',
      'size',
    ] as const),
    ...(['elements', 'depth', 'attribute', 'style', 'rules', 'circle', 'repeated'] as const),
    ...(['filters', 'layers', 'embedded'] as const),
  ]
  for (const why of whys) {
    expect(refusedText(why)).toMatch(
      /^[a-z].+\. (Save|Choose|Set|Simplify|Ungroup|Replace|Remove|Flatten|Make) .+\.$/,
    )
  }
  expect(() => cleanSvg(wrap(rect, 'width="0.4" height="0.2"'))).toThrow('tiny')
})

describe('CONV-03 a color that can be chosen', () => {
  const toPrimary = (svg: string, color: string) =>
    applyBrand(
      paintBrand(svg, (found) => (found === color ? 'primary' : null)),
      {
        primary: '#00ff00',
        secondary: '#0000ff',
      },
    )

  test.each([
    ['currentColor', cleaned('currentcolor.svg').svg],
    ['currentColor of strokes', cleaned('currentcolor-stroke.svg').svg],
    [
      'black with a class',
      cleanSvg(wrap('<style>.a{stroke:none}</style><path class="a" d="M0 0h9v9"/>')).svg,
    ],
    [
      'black through a use',
      cleanSvg(wrap(`<defs><g id="a">${rect}</g></defs><use href="#a"/>`)).svg,
    ],
    [
      'black through a symbol',
      cleanSvg(wrap(`<symbol id="a">${rect}</symbol><use href="#a"/>`)).svg,
    ],
    [
      'a stop without a colour',
      cleanSvg(wrap('<linearGradient id="g"><stop/></linearGradient><rect fill="url(#g)"/>')).svg,
    ],
    ['a variable', cleanSvg(wrap('<style>:root{--x:#000}</style><rect fill="var(--x)"/>')).svg],
  ])('%s is black, and becomes the brand’s', (_, svg) => {
    expect(findColors(svg)).toMatchObject([{ color: '#000000', count: 1 }])
    expect(toPrimary(svg, '#000000')).toContain('#00ff00')
    expect(findColors(toPrimary(svg, '#000000')).map(({ color }) => color)).toEqual(['#00ff00'])
  })

  test('a wider color behind a plain one does not stand against the brand', () => {
    const painted = toPrimary(cleaned('p3-second-declaration.svg').svg, '#c2185b')
    expect(painted).toMatch(/<rect [^>]*fill="#00ff00"/)
    expect(painted).not.toMatch(/p3|C2185B/)
  })

  test('black of a mask is no paint', () => {
    const masked = cleanSvg(
      wrap(`<mask id="m"><rect width="9" height="9"/></mask><path d="M0 0h9v9" mask="url(#m)"/>`),
    ).svg
    expect(findColors(masked)).toEqual([{ color: '#000000', count: 1 }])
    expect(toPrimary(masked, '#000000')).toContain('<mask id="m" fill="#000000">')
  })
})
