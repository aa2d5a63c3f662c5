import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }

const printed = (panel: string, times = 1, isOff = false) =>
  printPage({
    sections: Array.from({ length: times }, () => ({
      panel,
      orientation: 'left' as const,
      color: 'light' as const,
    })),
    brand,
    title: 'Page',
    isOff,
  })

test('tabs are radio buttons in labels, and a rule shows the page of the chosen one', () => {
  const { html, css } = printed('features-tabs')
  expect(html.match(/<label [^>]*><input type="radio" name="tabs" value="\d"/g)).toHaveLength(4)
  expect(html.match(/ checked/g)).toHaveLength(1)
  for (const at of [1, 2, 3, 4]) {
    expect(html.match(new RegExp(` tab-${at}"`, 'g'))).toHaveLength(1)
    expect(css).toContain(`.tabs:not(:has([value="${at}"]:checked)) .tab-${at}`)
  }
  // Who hears the page hears each name once.
  expect(html.match(/<li[^>]*><label/g)).toBeNull()
})

test('tabs of one panel leave those of another alone, and work where nobody receives a form', () => {
  const { html } = printed('features-tabs', 2, true)
  const names = [...html.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(['tabs', 'tabs-2']))
  expect(html).not.toMatch(/<input type="radio"[^>]* disabled/)
})

test('a button that closes its panel is a check box, unless it leads somewhere', () => {
  const { html, css } = printed('call-to-action-consent')
  expect(html.match(/<label [^>]*button"><input type="checkbox"/g)).toHaveLength(2)
  expect(css).toContain('.panel:has(.closes:checked){display:none}')
  const led = printPage({
    sections: [
      {
        panel: 'call-to-action-consent',
        orientation: 'left',
        color: 'light',
        leads: { accept: '/welcome' },
      },
    ],
    brand,
    title: 'Page',
  })
  expect(led.html).toMatch(/<a [^>]*href="\/welcome"[^>]*>Allow all three<\/a>/)
})
