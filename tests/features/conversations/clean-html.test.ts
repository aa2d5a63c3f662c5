import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '~/features/conversations/clean-html.server'
import { parseMessage } from '~/features/conversations/message-body.server'

const people = [
  { id: 'ada', name: 'Ada Finch' },
  { id: 'ann', name: 'Ada Finch-Lee' },
  { id: 'odd', name: 'R. (Bob) $1+ <i>' },
]

const code = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as { code?: string }).code
  }
}

describe('REQ-55 what is allowed stays', () => {
  test.each([
    '<p>One<br />two <strong>three</strong> <em>four</em> <u>five</u> <s>six</s></p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>three</blockquote>',
    '<h3>One</h3><h4>two</h4><pre><code>three</code></pre>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(html))

  test('links, pictures and videos get what keeps them from doing harm', () => {
    expect(cleanHtml('<a href="https://example.com/a">a</a>')).toBe(
      '<a href="https://example.com/a" rel="nofollow noopener noreferrer ugc" target="_blank">a</a>',
    )
    expect(cleanHtml('<img src="https://example.com/a.png" alt="A">')).toBe(
      '<img src="https://example.com/a.png" alt="A" loading="lazy" referrerpolicy="no-referrer" />',
    )
    expect(cleanHtml('<img src="/requests/r1/attachments/a1?size=large">')).toContain('src="/req')
    const video = cleanHtml('<iframe src="https://player.vimeo.com/video/12"><b>x</b></iframe>')
    expect(video).toMatch(
      /^<iframe src="[^"]+" title="Video" sandbox="[^"]+" loading="lazy".*><\/iframe><b>x<\/b>$/,
    )
  })
})

describe('REQ-55 scripts and handlers go', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" jav&#x09;ascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="/signout">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<script>alert(1)</script><style>p{}</style>a', 'a'],
    ['<svg><g onload=alert(1)></g></svg>', ''],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>a', 'a'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<table></table>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<iframe src="https://evil.example/embed/1"></iframe>', ''],
    ['<iframe src="javascript:alert(1)"></iframe>', ''],
    [
      '<iframe srcdoc="<script>alert(1)</script>" src="https://www.youtube.com/watch?v=1"></iframe>',
      '',
    ],
    ['<iframe src="https://www.youtube.com@evil.example/embed/1"></iframe>', ''],
    ['<img src="http://example.com/a.png">', ''],
    ['<img src="/signout">', ''],
    ['<form action="/x"><input name=a><button>b</button></form>', 'b'],
    [
      '<base href="https://evil.example"><meta http-equiv=refresh><link rel=stylesheet href=x>a',
      'a',
    ],
  ])('%s', (html, left) => expect(cleanHtml(html)).toBe(left))

  test('what is too much is refused before it is read', () => {
    expect(code(() => cleanHtml('a'.repeat(50_001)))).toBe('written-too-long')
    expect(code(() => cleanHtml('<b>'.repeat(2_001)))).toBe('written-too-deep')
    expect(code(() => cleanHtml(`<table>${'<tr><td>'.repeat(501)}</table>`))).toBe('written-table')
    expect(code(() => cleanHtml(`<table><tr>${'<td>'.repeat(21)}</table>`))).toBe('written-table')
    expect(code(() => cleanHtml(`<table>${'<tr><td>'.repeat(10_000)}`))).toMatch(/^written/)
    const deep = cleanHtml('<blockquote>'.repeat(100))
    expect(deep.match(/<blockquote>/g)).toHaveLength(20)
  })
})

describe('REQ-57 mentions', () => {
  const mention = (id: string, name: string) =>
    `<span class="mention" data-mention="${id}">@${name}</span>`

  test('a full name behind an @ is one, the longest that fits, of participants only', () => {
    const { html, mentioned } = parseMessage(
      { text: 'Hi @Ada Finch, @Ada Finch-Lee and @Somebody Else; mail@Ada Finch', format: 'text' },
      people,
    )
    expect(html).toBe(
      `<p>Hi ${mention('ada', 'Ada Finch')}, ${mention('ann', 'Ada Finch-Lee')} and @Somebody Else; mail@Ada Finch</p>`,
    )
    expect(mentioned).toEqual(['ada', 'ann'])
  })

  describe('two of one name', () => {
    const twins = [
      { id: 'jo1', name: 'Jo Lind' },
      { id: 'jo2', name: 'Jo Lind' },
      { id: 'ada', name: 'Ada Finch' },
    ]
    const read = (text: string, mention: string[]) =>
      parseMessage({ text, format: 'text' }, twins, mention)

    test.each([['jo1'], ['jo2']])('the name means who is ticked: %s', (id) => {
      const { html, mentioned } = read('Hi @Jo Lind', [id])
      expect(html).toBe(`<p>Hi ${mention(id, 'Jo Lind')}</p>`)
      expect(mentioned).toEqual([id])
    })

    test('both are ticked: the second is named at the end', () => {
      const { html, text, mentioned } = read('Hi @Jo Lind', ['jo2', 'jo1'])
      const [one, two] = [mention('jo1', 'Jo Lind'), mention('jo2', 'Jo Lind')]
      expect(html).toBe(`<p>Hi ${one}</p><p>${two}</p>`)
      expect(text).toBe('Hi @Jo Lind\n\n@Jo Lind')
      expect(mentioned).toEqual(['jo1', 'jo2'])
    })

    test('nobody is ticked: it is nobody’s', () => {
      expect(read('Hi @Jo Lind', [])).toMatchObject({ html: '<p>Hi @Jo Lind</p>', mentioned: [] })
    })

    test('the list of the editor says whom it means', () => {
      const text = `<p>${mention('jo2', 'Jo Lind')} look</p>`
      expect(parseMessage({ text, format: 'html' }, twins)).toMatchObject({
        html: text,
        mentioned: ['jo2'],
      })
    })
  })

  test('someone who is ticked and named already is not named twice', () => {
    const { html } = parseMessage({ text: '@Ada Finch, look', format: 'text' }, people, ['ada'])
    expect(html).toBe(`<p>${mention('ada', 'Ada Finch')}, look</p>`)
  })

  test('a mention of somebody else loses what makes it one', () => {
    const html = '<p><span class="mention" data-mention="eve">@Eve</span></p>'
    expect(cleanHtml(html, people)).toBe('<p>@Eve</p>')
  })
})

test('control characters, and what turns words round unseen, are not kept', () => {
  expect(cleanHtml('<p>a\u202eevil\u0000\u0008 &#x202e;&#8;b</p>\n<pre>c\td\n</pre>')).toBe(
    '<p>aevil b</p>\n<pre>c\td\n</pre>',
  )
})

test('plain text: old line ends and signs that cannot be seen, blank lines around its parts', () => {
  const read = (text: string) => parseMessage({ text, format: 'text' }, []).html
  expect(read('One\rtwo\u0007\u0000')).toBe('<p>One<br />two</p>')
  expect(read('\n\n\n One  \n\n\n\nTwo\t\n')).toBe('<p> One</p><p>Two</p>')
  expect(read('\nOne')).toBe('<p>One</p>')
})

test('plain text: paragraphs, line ends, links; its words come back', () => {
  const { html, text } = parseMessage(
    { text: 'One <b>\r\ntwo\n\n\nSee https://example.com/a?b=1&c=2.', format: 'text' },
    [],
  )
  expect(html).toBe(
    '<p>One &lt;b&gt;<br />two</p><p>See <a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer ugc" target="_blank">https://example.com/a?b=1&amp;c=2</a>.</p>',
  )
  expect(text).toBe('One <b>\ntwo\n\nSee https://example.com/a?b=1&c=2.')
})

const piece = fc.oneof(
  fc.constantFrom(
    ...['<p>', '</p>', '<b>', '</b>', '<a href="https://e.example/?a=1&b=2">', '</a>', '<br>'],
    ...['<a href="javascript:x">', '<img src=x onerror=y>', '<img src="https://e.example/a">'],
    ...['<iframe src="https://player.vimeo.com/video/1">', '</iframe>', '<iframe src="//x">'],
    ...[
      '<svg>',
      '</svg>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<table>',
    ],
    ...['<tr>', '<td colspan=3>', '</td>', '</table>', '<span data-mention="ada">', '</span>'],
    ...['<span data-mention="eve">', '@Ada Finch', '&lt;img onerror=x&gt;', '&#x3c;', '&amp;amp;'],
    ...[
      '<textarea>',
      '</textarea>',
      '<xmp>',
      '</xmp>',
      '<noscript>',
      '<title>',
      '<math>',
      '"',
      '<',
    ],
  ),
  fc.string({ maxLength: 12 }),
)

test('REQ-55 whatever comes, no script is left, and cleaned again it stays as it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = cleanHtml(pieces.join(''), people)
      expect(once).not.toMatch(/<(script|style|svg|math|form|object|embed|xmp|textarea|title)\b/i)
      for (const [tag] of once.matchAll(/<[^>]*>/g)) {
        expect(tag).not.toMatch(/\son\w+\s*=|javascript:|srcdoc/i)
      }
      expect(cleanHtml(once, people)).toBe(once)
    }),
    { numRuns: 5_000 },
  )
})
