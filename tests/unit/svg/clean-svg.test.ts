import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { refusedText, takenText } from '~/messages/files'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { SvgRefused } from '~/platform/svg/refused'
import { acting, patternBomb, pixel, rect, refused, useBomb, wrap } from './hostile-files'

/** Why a file is refused, what was taken out of it, or `taken`: as it is. */
function reason(text: string): string {
  try {
    return takenText(cleanSvg(text).taken) || 'taken'
  } catch (error) {
    if (error instanceof SvgRefused) return refusedText(error.why, error.values)
    throw error
  }
}

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
    expect(taken).toEqual({
      script: 2,
      handler: 3,
      link: 1,
      embedded: 1,
      style: 1,
      reference: 1,
      unseen: 2,
    })
    expect(svg).toContain('<rect width="10" height="10"/>')
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

  test('keeps references, colors of the brand and the logo box', () => {
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
    wrap(`<style>a'\n{fill:red} ${hidden} [x='y']{fill:blue}</style><rect x="y"/>`),
  )
  expect(svg).not.toMatch(/evil|a'/)
  expect(svg).toContain('<rect x="y" fill="blue"/>')
  expect(taken).toEqual({ style: 1, unseen: 1 })
  // What was written is read again as what it was.
  expect(cleanSvg(svg)).toEqual({ svg, width: 100, height: 50, taken: {} })
})
