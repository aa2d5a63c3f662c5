import { createElement } from 'react'
import { expect, test } from 'vitest'
import { FileField } from '~/components/form/file-field'
import { AnswerList } from '~/components/work/answer-list'
import { FileChips } from '~/components/work/file-chips'
import { FileRows } from '~/routes/profiles/file-rows'
import { AttachmentsView } from '~/routes/work-items/attachments-view'
import { drawn } from '../../fixtures/draw'

const png = { id: 'f1', name: 'hero.png', size: 2000, type: 'image/png', picture: true }
const pdf = { id: 'f2', name: 'terms.pdf', size: 2000, type: 'application/pdf', picture: false }

/** The links of a markup: where each leads, whether it downloads, what stands in it. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, of = '', inner = '']) => ({
    href: /href="([^"]*)"/.exec(of)?.[1]?.replaceAll('&amp;', '&'),
    name: /aria-label="([^"]*)"/.exec(of)?.[1],
    downloads: / download(=|$| )/.test(` ${of}`),
    picture: inner.includes('<img'),
  }))

/** The picture itself leads to the large one; the file is still downloaded beside it. */
function expectOpensLarge(html: string, file: string, large = `${file}?size=large`) {
  const links = linksOf(html)
  expect(links.filter(({ picture }) => picture)).toEqual([
    { href: large, name: 'hero.png: open large', downloads: false, picture: true },
  ])
  expect(links.some(({ href, downloads }) => href === file && downloads)).toBe(true)
}

test('UI-15 the picture of a message or a note opens large, its name downloads it', async () => {
  const html = await drawn(createElement(FileChips, { files: [png, pdf], at: '/at' }))
  expectOpensLarge(html, '/at/f1')
  expect(linksOf(html).filter(({ href }) => href?.startsWith('/at/f2'))).toHaveLength(1)
})

test('UI-15 a picture among the attachments opens large', async () => {
  const work = { kind: 'request' as const, id: 'r1' }
  const row = { ...png, at: 1, who: 'Jane', mayDelete: false }
  const data = { work, rows: [row], previous: null, next: null }
  const html = await drawn(createElement(AttachmentsView, { data } as never))
  expectOpensLarge(html, '/requests/r1/attachments/f1')
})

test('UI-15 a picture that answers a question opens large', async () => {
  const field = { id: 'q', kind: 'attachment' as const, label: 'Pictures' }
  const files = { q: [{ ...png, href: '/at/f1' }] }
  const list = createElement(AnswerList, {
    fields: [field],
    answers: {},
    links: {},
    files,
  } as never)
  expectOpensLarge(await drawn(list), '/at/f1')
})

test('UI-15 a picture of a company profile opens large', async () => {
  const files = [{ ...png, folder: 'photos', createdAt: 1 }]
  const html = await drawn(createElement(FileRows, { profile: 'p1', files } as never))
  expectOpensLarge(html, '/company-profile/p1/files/f1')
})

test('UI-15 the picture that a field has stored opens large, beside its Replace', async () => {
  const stored = { name: 'hero.png', url: '/files/types/f1', image: true }
  const html = await drawn(createElement(FileField, { name: 'picture', label: 'Picture', stored }))
  expect(linksOf(html)).toEqual([
    { href: '/files/types/f1', name: 'hero.png: open large', downloads: false, picture: true },
  ])
  expect(/<summary.*?<\/summary>/s.exec(html)?.[0]).not.toContain('<a ')
})
