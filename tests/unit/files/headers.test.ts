import { expect, test } from 'vitest'
import { contentDisposition, downloadName } from '~/platform/files/headers'

test.each([
  ['Home.pdf', 'attachment; filename="Home.pdf"; filename*=UTF-8\'\'Home.pdf'],
  ['Über uns.pdf', 'attachment; filename="Uber uns.pdf"; filename*=UTF-8\'\'%C3%9Cber%20uns.pdf'],
  ['会社.pdf', 'attachment; filename="__.pdf"; filename*=UTF-8\'\'%E4%BC%9A%E7%A4%BE.pdf'],
])('PDF-04 the name %s goes into a header', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
})

test.each([
  ['a"\r\nSet-Cookie: x=1.pdf', 'a- Set-Cookie- x=1.pdf'],
  ['../../etc/passwd.pdf', '-..-etc-passwd.pdf'],
  ['a/b\\c.pdf', 'a-b-c.pdf'],
  ['\u202egpj.pdf', 'gpj.pdf'],
  ['in\u200bvo\u00adice\ufeff.pdf', 'invoice.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['\u200d', 'download'],
  ['half \ud800 of a pair.pdf', 'half of a pair.pdf'],
  ['...', 'download'],
  ['...pdf', 'download.pdf'],
  ['.. .zip', 'download.zip'],
  ['. – Hero.png', '– Hero.png'],
  ['Report..pdf', 'Report.pdf'],
  ['CON.pdf', 'CON-file.pdf'],
  ['aux', 'aux-file'],
  ['lpt1.tar.gz', 'lpt1-file.tar.gz'],
  ['Console.pdf', 'Console.pdf'],
  ['v1.2.pdf', 'v1.2.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
])('bad input: the name %j is made safe', (name, safe) => {
  expect(downloadName(name)).toBe(safe)
  const header = contentDisposition('attachment', name)
  expect(new Headers({ a: header }).get('a')).toBe(header)
  expect(header).not.toMatch(/[\r\n]/)
})
