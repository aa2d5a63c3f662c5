import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { refusedText, takenText } from '~/messages/files'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { SvgRefused } from '~/platform/svg/refused'

const wrap = (inner: string, attributes = 'width="100" height="50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const rect = '<rect width="10" height="10"/>'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A PNG header that claims a size, without the pixels. */
function claimedPng(width: number, height: number): string {
  const bytes = Buffer.from(pixel, 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes.toString('base64')
}

/** Why a file is refused, what was taken out of it, or `taken`: as it is. */
function reason(text: string): string {
  try {
    return takenText(cleanSvg(text).taken) || 'taken'
  } catch (error) {
    if (error instanceof SvgRefused) return refusedText(error.why, error.values)
    throw error
  }
}

const useBomb = wrap(
  `<defs><g id="a0">${rect}</g>${Array.from({ length: 20 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a20"/>`,
)
const patternBomb = wrap(
  `<defs><pattern id="p0" width="1" height="1">${rect}</pattern>${Array.from({ length: 12 }, (_, i) => `<pattern id="p${i + 1}" width="1" height="1">${`<rect width="9" height="9" fill="url(#p${i})"/>`.repeat(8)}</pattern>`).join('')}</defs><rect width="9" height="9" fill="url(#p12)"/>`,
)
const classBomb = wrap(
  `<style>${Array.from({ length: 12 }, (_, i) => `.c${i + 1}{fill:url(#p${i})}`).join('')}</style><pattern id="p0" width="1" height="1">${rect}</pattern>${Array.from({ length: 12 }, (_, i) => `<pattern id="p${i + 1}" width="1" height="1">${`<rect class="c${i + 1}" width="9" height="9"/>`.repeat(8)}</pattern>`).join('')}<rect width="9" height="9" fill="url(#p12)"/>`,
)

/** What acts or reaches outside, and as what it is counted when it is taken out. */
const acting: [string, string, string][] = [
  ['script', wrap('<script>alert(1)</script>'), '1 script'],
  ['script in upper case', wrap('<SCRIPT>alert(1)</SCRIPT>'), '1 script'],
  [
    'script under a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="1" height="1"><s:script>1</s:script></s:svg>`,
    '1 script',
  ],
  [
    'script of another namespace',
    wrap('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
    '1 script',
  ],
  ['script inside metadata', wrap('<metadata><script>1</script></metadata>'), '1 script'],
  ['script with a source', wrap('<script href="https://evil.example/x.js"/>'), '1 script'],
  ['onload', wrap(rect, 'width="1" height="1" onload="alert(1)"'), '1 event handler'],
  ['onclick in upper case', wrap('<rect width="1" height="1" ONCLICK="x()"/>'), '1 event handler'],
  [
    'onbegin under a prefix',
    wrap('<rect xmlns:x="urn:x" x:onclick="x()" width="1" height="1"/>'),
    '1 event handler',
  ],
  ['handler in another namespace', wrap('<x:y xmlns:x="urn:x" onclick="x()"/>'), '1 event handler'],
  [
    'foreignObject',
    wrap(
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    ),
    '1 piece of web content',
  ],
  [
    'iframe',
    wrap('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'),
    '1 piece of web content',
  ],
  ['link', wrap(`<a xlink:href="javascript:alert(1)">${rect}</a>`), '1 link'],
  [
    'use of another file',
    wrap('<use href="https://evil.example/a.svg#x"/>'),
    '1 reference to another file',
  ],
  [
    'use of javascript',
    wrap('<use xlink:href="javascript:alert(1)"/>'),
    '1 reference to another file',
  ],
  [
    'use of data',
    wrap('<use href="data:image/svg+xml,%3Csvg/%3E#x"/>'),
    '1 reference to another file',
  ],
  [
    'use of a local file',
    wrap('<use href="file:///etc/passwd#x"/>'),
    '1 reference to another file',
  ],
  [
    'gradient of another file',
    wrap('<linearGradient href="/other.svg#g"/>'),
    '1 reference to another file',
  ],
  [
    'image from the net',
    wrap('<image href="https://evil.example/a.png" width="9" height="9"/>'),
    '1 reference to another file',
  ],
  [
    'image from the disk',
    wrap('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    '1 reference to another file',
  ],
  [
    'image by a relative path',
    wrap('<image href="../../secret.png" width="9" height="9"/>'),
    '1 reference to another file',
  ],
  [
    'image that is an SVG',
    wrap('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'),
    '1 reference to another file',
  ],
  [
    'image that is text',
    wrap('<image href="data:image/png;base64,aGVsbG8gd29ybGQ=" width="9" height="9"/>'),
    '1 piece of web content',
  ],
  [
    'feImage',
    wrap('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'),
    '1 reference to another file',
  ],
  [
    'noise filter',
    wrap('<filter id="f"><feTurbulence numOctaves="99999999"/></filter>'),
    '1 unknown element',
  ],
  [
    'base',
    wrap(rect, 'width="1" height="1" xml:base="https://evil.example/"'),
    '1 reference to another file',
  ],
  ['style import', wrap('<style>@import "https://evil.example/x.css";</style>'), '1 style'],
  [
    'style font',
    wrap('<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>'),
    '1 style',
  ],
  [
    'style import in CDATA',
    wrap('<style><![CDATA[@import url(//evil.example);]]></style>'),
    '1 style',
  ],
  [
    'style url',
    wrap('<style>.a{fill:url(https://evil.example/x#y)}</style>'),
    '1 reference to another file',
  ],
  [
    'style url in an attribute',
    wrap('<rect style="fill:url(//evil.example/x)"/>'),
    '1 reference to another file',
  ],
  [
    'url in a presentation attribute',
    wrap('<rect fill="url(https://evil.example/#x)"/>'),
    '1 reference to another file',
  ],
  [
    'url in an unknown property',
    wrap('<rect style="background-image:url(https://evil.example/x)"/>'),
    '1 reference to another file',
  ],
  ['url hidden by an escape', wrap('<rect style="fill:\\75rl(https://evil.example)"/>'), '1 style'],
  [
    'url hidden by a comment',
    wrap('<rect style="fill:url/**/(https://evil.example)"/>'),
    '1 style',
  ],
  ['expression', wrap('<rect style="width:expression(alert(1))"/>'), '1 style'],
  ['image-set', wrap('<rect style="mask:image-set(\'x.png\' 1x)"/>'), '1 style'],
  ['a variable of the page', wrap('<rect fill="var(--secret)"/>'), '1 style'],
  [
    'markup in a style',
    wrap('<style>.a{}&lt;/style>&lt;script>alert(1)&lt;/script></style>'),
    '1 style',
  ],
  [
    'animation of a link',
    wrap('<set attributeName="href" to="javascript:alert(1)"/>'),
    '1 animation',
  ],
  ['animation', wrap('<rect><animate attributeName="x" values="1;2"/></rect>'), '1 animation'],
  ['an unknown element', wrap('<blink/>'), '1 unknown element'],
  ['an element called as what every object has', wrap('<constructor/>'), '1 unknown element'],
]

const refused: [string, string, RegExp][] = [
  [
    'image that claims 900 megapixels',
    wrap(
      `<image href="data:image/png;base64,${claimedPng(30_000, 30_000)}" width="9" height="9"/>`,
    ),
    /too large/,
  ],
  [
    'many images together too large',
    wrap(`<image href="data:image/png;base64,${claimedPng(6_000, 6_000)}"/>`.repeat(2)),
    /too large/,
  ],
  [
    'document type with a system file',
    `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${wrap(rect)}`,
    /document type/,
  ],
  [
    'entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap('<text>&x;</text>')}`,
    /document type/,
  ],
  [
    'entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${wrap('<text>&b;</text>')}`,
    /document type/,
  ],
  ['undefined entity', wrap('<text>&unknown;</text>'), /cannot be read/],
  ['use bomb', useBomb, /repeated shapes/],
  ['pattern bomb', patternBomb, /repeated shapes/],
  ['pattern bomb through classes', classBomb, /repeated shapes/],
  ['use of itself', wrap('<g id="a"><use href="#a"/></g>'), /circle/],
  [
    'use in a circle',
    wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    /circle/,
  ],
  ['too many elements', wrap(rect.repeat(5_001)), /more than 5000 elements/],
  ['too deep', wrap('<g>'.repeat(100) + '</g>'.repeat(100)), /nested too deeply/],
  [
    'too many filters',
    wrap(
      `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<rect filter="url(#f)"/>'.repeat(201)}`,
    ),
    /filters/,
  ],
  ['100,000 pixels', wrap(rect, 'width="100000" height="100000"'), /100000 × 100000 pixels/],
  ['100,000 pixels by the view box', wrap(rect, 'viewBox="0 0 100000 10"'), /too large/],
  ['many pixels', wrap(rect, 'width="9000" height="9000"'), /too large/],
  ['2,000 inches', wrap(rect, 'width="2000in" height="10"'), /too large/],
  ['no size', wrap(rect, ''), /no size/],
  ['a size of nothing', wrap(rect, 'width="0" height="0"'), /no size/],
  ['a web page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', /no drawing/],
  ['plain text', 'hello', /cannot be read/],
  ['half a file', wrap(rect).slice(0, -8), /cannot be read/],
  ['two roots', wrap(rect) + wrap(rect), /cannot be read/],
]

/** Names of what must never come through, wherever it stood. */
const harm =
  /script|\son\w+=|x\(\)|foreign|frame|<a[\s>]|javascript|evil|file:|secret|\/other|base=|data:image\/svg|aGVsbG8|@|expression|image-set|\\|animate|<set|feImage|feTurbulence|blink/i

describe('an SVG that acts or reaches outside', () => {
  test.each(acting)('bad input: %s is taken out and counted', (_, text, what) => {
    expect(reason(text)).toContain(what)
    const { svg } = cleanSvg(text)
    expect(svg).not.toMatch(harm)
    expect(cleanSvg(svg)).toMatchObject({ svg, taken: {} })
  })

  test.each(refused)('bad input: %s is refused by name', (_, text, what) => {
    expect(reason(text)).toMatch(what)
  })

  test('the rest of the file stays, and everything is counted', () => {
    const { svg, taken } = cleanSvg(
      wrap(
        `<script>1</script><g onclick="x()" onload="x()"><a href="https://evil.example">${rect}</a></g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onclick="x()"><script>2</script></p></foreignObject><style>@import url(//evil.example); .a{fill:red;mask:url(//evil.example)} .b{fill:#fff}</style>`,
      ),
    )
    expect(taken).toEqual({ script: 2, handler: 3, link: 1, embedded: 1, style: 1, reference: 1 })
    expect(svg).toContain('<rect width="10" height="10"/>')
    expect(svg).toContain('<style>.a{fill:red}.b{fill:#fff}</style>')
    expect(svg).not.toMatch(harm)
  })
})

describe('an honest SVG', () => {
  const taken: [string, string][] = [
    ['shapes', wrap(`${rect}<path d="M0 0h10v10z"/>`)],
    [
      'a drawing program’s file',
      `<?xml version="1.0" encoding="UTF-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${wrap('<metadata><rdf:RDF xmlns:rdf="urn:rdf"/></metadata><style type="text/css"><![CDATA[.st0{fill:#283F97;} .st1,.st2{fill:url(#g);stroke-width:2}]]></style><linearGradient id="g"><stop offset="0" style="stop-color:#fff"/></linearGradient><path class="st0" d="M0 0h9"/>')}`,
    ],
    [
      'another program’s namespace',
      wrap(
        `<sodipodi:namedview xmlns:sodipodi="urn:s" pagecolor="#fff"><x/></sodipodi:namedview>${rect}`,
      ),
    ],
    [
      'references inside the file',
      wrap(
        `<defs><symbol id="s">${rect}</symbol></defs><use xlink:href="#s"/><use href="#s" fill="url(#g)"/>`,
      ),
    ],
    [
      'an embedded picture',
      wrap(`<image href="data:image/png;base64,${pixel}" width="9" height="9"/>`),
    ],
    [
      'the brand’s colours',
      wrap('<rect fill="var(--brand-primary, #283F97)"/><g data-brand="logo"/>'),
    ],
    ['text', wrap('<text x="1" y="2">Marlow &amp; Pine &lt;3</text>')],
  ]
  test.each(taken)('%s is taken', (_, text) => {
    expect(reason(text)).toBe('taken')
  })

  test('comes out as SVG that can be read again and stays the same', () => {
    for (const [, text] of taken) {
      const once = cleanSvg(text).svg
      new SaxesParser({ xmlns: true }).write(once).close()
      expect(cleanSvg(once).svg).toBe(once)
    }
  })

  test('loses comments, metadata and unknown attributes, keeps what draws', () => {
    const { svg } = cleanSvg(
      wrap('<!-- note --><title>t</title><rect width="5" fill="#fff" data-note="x" tabindex="1"/>'),
    )
    expect(svg).toContain('<rect width="5" fill="#fff"/>')
    expect(svg).not.toMatch(/note|title|tabindex|<!--/)
  })

  test('keeps references, colours of the brand and the logo box', () => {
    const { svg } = cleanSvg(
      wrap(
        '<rect id="a" fill="var(--brand-primary, #283F97)"/><use xlink:href="#a"/><g data-brand="logo"/>',
      ),
    )
    expect(svg).toContain('var(--brand-primary, #283F97)')
    expect(svg).toContain('<use href="#a"/>')
    expect(svg).toContain('data-brand="logo"')
  })

  test('gets a size in pixels from its attributes, its units or its view box', () => {
    expect(cleanSvg(wrap(rect, 'viewBox="0 0 300 120"'))).toMatchObject({ width: 300, height: 120 })
    expect(cleanSvg(wrap(rect, 'width="1in" height="48pt"'))).toMatchObject({
      width: 96,
      height: 64,
    })
    expect(cleanSvg(wrap(rect, 'width="600" viewBox="0 0 300 120"'))).toMatchObject({
      width: 600,
      height: 240,
    })
    expect(cleanSvg(wrap(rect, 'width="100%" height="100%" viewBox="0 0 30 12"'))).toMatchObject({
      width: 30,
      height: 12,
    })
  })

  test('CDATA tricks: text that looks like markup stays text', () => {
    const { svg } = cleanSvg(wrap('<text><![CDATA[</text><script>alert(1)</script>]]></text>'))
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })

  test('a bomb is refused before it costs anything', () => {
    const { get } = Map.prototype
    let lookUps = 0
    // Every shape that is followed is looked up in a map.
    Map.prototype.get = function (key) {
      lookUps += 1
      return get.call(this, key)
    }
    try {
      reason(useBomb)
      reason(patternBomb)
      reason(`<!DOCTYPE svg [${'<!ENTITY a "aaaaaaaaaa">'.repeat(1_000)}]>${wrap(rect)}`)
    } finally {
      Map.prototype.get = get
    }
    expect(lookUps).toBeGreaterThan(100)
    expect(lookUps).toBeLessThan(20_000)
  })
})

test('layers inside each other are refused: a renderer holds the whole picture once for each', () => {
  const nested = (n: number, open: string) => wrap(`${open.repeat(n)}${rect}${'</g>'.repeat(n)}`)
  const style = '<style>.a{opacity:.9}</style>'
  for (const open of ['<g opacity="0.9">', '<g style="mix-blend-mode:multiply">']) {
    expect(reason(nested(12, open))).toBe('taken')
    expect(reason(nested(13, open))).toMatch(/too many layers/)
  }
  expect(reason(nested(60, '<g opacity="1">'))).toBe('taken')
  const byClass = `${style}${'<g class="a">'.repeat(13)}${rect}${'</g>'.repeat(13)}`
  expect(reason(wrap(byClass))).toMatch(/too many layers/)
  const masks = Array.from(
    { length: 14 },
    (_, n) => `<mask id="m${n + 1}"><g mask="url(#m${n})">${rect}</g></mask>`,
  ).join('')
  expect(
    reason(wrap(`<mask id="m0">${rect}</mask>${masks}<g mask="url(#m14)">${rect}</g>`)),
  ).toMatch(/too many layers/)
  expect(reason(wrap(`<g opacity="0.5">${rect}</g>`.repeat(500)))).toBe('taken')
})

test('a selector that a line end breaks off turns no text of other rules into rules', () => {
  const hidden = `b{font-family:"x';{} *{fill:url(http://evil.example/x)} c{d:'"}`
  const { svg, taken } = cleanSvg(
    wrap(`<style>a'\n{fill:red} ${hidden} [x='y']{fill:blue}</style>`),
  )
  expect(svg).not.toContain("a'")
  expect(svg).toContain("[x='y']{fill:blue}")
  expect(taken).toEqual({ style: 1 })
  // What was written is read again as what it was.
  expect(cleanSvg(svg)).toEqual({ svg, width: 100, height: 50, taken: {} })
})
