import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import { languageOf } from '~/panels/html/language'

test.each([
  ['Fresh bread every morning', { lang: 'en' }],
  ['', { lang: 'en' }],
  ['לחם טרי כל בוקר, since 1987', { lang: 'he', dir: 'rtl' }],
  ['خبز طازج كل صباح', { lang: 'ar', dir: 'rtl' }],
  ['نان تازه هر روز صبح، پخته شده', { lang: 'fa', dir: 'rtl' }],
  ['Φρέσκο ψωμί', { lang: 'el' }],
  ['Свіжий хліб щоранку, її', { lang: 'uk' }],
  ['Свежий хлеб', { lang: 'ru' }],
  ['每天早上新鮮的麵包', { lang: 'zh' }],
  ['毎朝焼きたてのパン', { lang: 'ja' }],
  ['매일 아침 신선한 빵', { lang: 'ko' }],
  ['<p title="Fresh bread every morning">לחם</p>', { lang: 'he', dir: 'rtl' }],
  ['One word לחם among others', { lang: 'en' }],
])('%j is %j', (words, language) => {
  expect(languageOf(words)).toEqual(language)
})

test('what is written in Latin letters is in the language that was chosen; other letters tell theirs', () => {
  expect(languageOf('Frisches Brot', 'de')).toEqual({ lang: 'de' })
  expect(languageOf('Свежий хлеб', 'de')).toEqual({ lang: 'ru' })
})

test('words from right to left run so, where they stand and in fields; others on the page do not', () => {
  const { html } = printPage({
    sections: [
      {
        panel: 'newsletter-inline',
        orientation: 'left',
        color: 'light',
        words: { title: '3 סניפים בתל אביב!', placeholder: 'הדואר שלכם', button: 'Send' },
      },
    ],
    brand: { name: 'Gal', primary: '#0E5A47', secondary: '#FF7A59' },
    title: 'Home',
  })
  expect(html).toMatch(/<h1[^>]* dir="rtl"[^>]*>3 סניפים בתל אביב!/)
  expect(html).toMatch(/<input[^>]* dir="rtl"[^>]* placeholder="הדואר שלכם"/)
  expect(html).toMatch(/<(a|button|span)[^>]*>Send/)
  expect(html).not.toMatch(/dir="rtl"[^>]*>Send/)
  expect(html).toContain('<html lang="en">')
})

test('an icon stays behind the words of its button, where it is drawn', () => {
  const words = { button: 'הזמינו עכשיו' }
  const section = { panel: 'hero-scene', orientation: 'left', color: 'light', words } as const
  const brand = { name: 'Gal', primary: '#0E5A47', secondary: '#FF7A59' }
  const { html } = printPage({ sections: [section], brand, title: 'Home', linkTo: () => '#main' })
  expect(html).toMatch(
    /<a (?![^>]*dir=)[^>]*class="[^"]*button[^>]*>.*?dir="rtl"[^>]*>הזמינו עכשיו</,
  )
})
