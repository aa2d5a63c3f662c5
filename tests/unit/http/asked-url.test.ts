import { expect, test } from 'vitest'
import { deliveredMail, orderCompletedMail } from '~/messages/work-mails'
import { askedUrl } from '~/routes/http/asked-url'

const asked = (address: string) => [...askedUrl(new Request(address)).searchParams]

test('a link that a gateway wrote with `&amp;` is the link we wrote', () => {
  const written = 'https://here.example/requests/1/approve?who=a&until=2&code=c'
  expect(asked(written.replaceAll('&', '&amp;'))).toEqual(asked(written))
  expect(asked('https://here.example/?q=a%26amp%3Bb')).toEqual([['q', 'a&amp;b']])
})

test('it is so after the framework has written the query again', () => {
  const written = 'https://here.example/requests/1/approve?who=a&until=2&code=c'
  const anew = new URL(written.replaceAll('&', '&amp;'))
  // As the framework does before it calls a loader.
  anew.searchParams.delete('index')
  expect(anew.search).not.toContain('&amp;')
  expect(asked(anew.href)).toEqual(asked(written))
})

test('both addresses of the mail that asks its client are links', () => {
  const facts = { name: 'Ada', who: 'Bo', what: 'Menu' }
  const open = 'https://here.example/requests/1?v=2'
  const ask = 'https://here.example/requests/1/approve?who=a&code=c'
  const mails = [
    deliveredMail(facts, { approve: ask, open }),
    orderCompletedMail(facts, { feedback: ask, open }),
  ]
  for (const { html, message } of mails) {
    expect(html).toContain(`<a href="${open}"`)
    expect(html).toContain(`<a href="${ask.replace('&', '&amp;')}"`)
    expect(message).toContain(`open ${open}`)
  }
})
