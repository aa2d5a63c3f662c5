import { expect, test } from 'vitest'
import { cleanHtml } from '~/features/conversations/clean-html.server'
import { isBlank, paragraphsOf, parseMessage } from '~/features/conversations/message-body.server'
import { plainText } from '~/features/conversations/plain-text'
import { splitLinks } from '~/shared/split-links'

/** The least of three runs, in milliseconds. */
const cost = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

const hostile = {
  'angle brackets': (n: number) => '<'.repeat(n),
  spaces: (n: number) => `a${' '.repeat(n)}b`,
  'spaces and lines': (n: number) => ` \n`.repeat(n / 2),
  'lines and spaces': (n: number) => `\n${' '.repeat(n)}x`,
  'dots behind an address': (n: number) => `http://a.b/${'.'.repeat(n)}x`,
  'brackets behind an address': (n: number) => `http://a.b/${')'.repeat(n)}`,
  tabs: (n: number) => `${'\t'.repeat(n)}x`,
  'braces and brackets': (n: number) => '{{[['.repeat(n / 4),
}

test.each(Object.entries(hostile))(
  '%s are read in time proportional to their length',
  (_, make) => {
    const readers = [
      plainText,
      paragraphsOf,
      splitLinks,
      (text: string) => parseMessage({ text, format: 'text' }, []),
      (text: string) => isBlank({ html: text, text, mentioned: [] }),
    ]
    for (const read of readers) {
      const most = read === readers[3] ? 10_000 : 160_000
      const [few, many] = [cost(() => read(make(most / 8))), cost(() => read(make(most)))]
      // Eight times as long: linear is 8, quadratic 64. What takes no time at all has no ratio.
      expect(many < 30 || many / few < 24, `${read} ${few} ${many}`).toBe(true)
    }
    expect(cost(() => cleanHtml(make(40_000)))).toBeLessThan(2_000)
  },
)

test('an address ends before the marks that end a sentence, and before a bracket it did not open', () => {
  const hrefs = (text: string) => splitLinks(text).map(({ text }) => text)
  expect(hrefs('See http://a.b/c).')).toEqual(['See ', 'http://a.b/c', ').'])
  expect(hrefs('http://a.b/c_(d), and')).toEqual(['http://a.b/c_(d)', ', and'])
})
