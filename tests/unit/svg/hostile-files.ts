/** SVG files that attack: what the cleaner takes out of them, and what it refuses. */

/** A drawing of these elements. */
export const wrap = (inner: string, attributes = 'width="100" height="50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
export const rect = '<rect width="10" height="10"/>'

/** A whole PNG of one pixel, as base64. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A PNG header that claims a size, without the pixels. */
function claimedPng(width: number, height: number): string {
  const bytes = Buffer.from(pixel, 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes.toString('base64')
}

export const useBomb = wrap(
  `<defs><g id="a0">${rect}</g>${Array.from({ length: 20 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a20"/>`,
)
export const patternBomb = wrap(
  `<defs><pattern id="p0" width="1" height="1">${rect}</pattern>${Array.from({ length: 12 }, (_, i) => `<pattern id="p${i + 1}" width="1" height="1">${`<rect width="9" height="9" fill="url(#p${i})"/>`.repeat(8)}</pattern>`).join('')}</defs><rect width="9" height="9" fill="url(#p12)"/>`,
)
const classBomb = wrap(
  `<style>${Array.from({ length: 12 }, (_, i) => `.c${i + 1}{fill:url(#p${i})}`).join('')}</style><pattern id="p0" width="1" height="1">${rect}</pattern>${Array.from({ length: 12 }, (_, i) => `<pattern id="p${i + 1}" width="1" height="1">${`<rect class="c${i + 1}" width="9" height="9"/>`.repeat(8)}</pattern>`).join('')}<rect width="9" height="9" fill="url(#p12)"/>`,
)

/** What acts or reaches outside, and as what it is counted when it is taken out. */
export const acting: [string, string, string][] = [
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
    '1 effect that pictures cannot show',
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

/** What is refused, and by which words. */
export const refused: [string, string, RegExp][] = [
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
  ['use of itself', wrap('<g id="a"><use href="#a"/></g>'), /circular/],
  [
    'use in a circle',
    wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    /circular/,
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
