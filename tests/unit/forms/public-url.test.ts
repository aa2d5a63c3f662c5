import { expect, test } from 'vitest'
import { publicUrl } from '~/features/form-input/public-url'

test.each([
  ['example.com', 'https://example.com/'],
  ['  http://example.com/a b'.trimEnd().replace(' b', ''), 'http://example.com/a'],
  ['https://docs.example.co.uk/d/1?x=y#z', 'https://docs.example.co.uk/d/1?x=y#z'],
  ['ftp://files.example.org', 'ftp://files.example.org/'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ['http://93.184.216.34/', 'http://93.184.216.34/'],
])('PAGE-23 %s is a public address', (typed, href) => {
  expect(publicUrl(typed)).toBe(href)
})

test.each([
  '',
  'words',
  'two words.com',
  'http://localhost/',
  'localhost:3000',
  'http://printer.local',
  'http://intranet',
  'http://10.0.0.1',
  'http://192.168.1.1',
  'http://172.20.0.1',
  'http://127.1',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00::1]/',
  'javascript:alert(1)',
  'mailto:a@example.com',
  'data:text/html,hi',
  'file:///etc/passwd',
  'https:example.com',
  'http://user:secret@example.com',
  'http://example.com\\@evil.com',
  'http://"onmouseover=.com',
  'http://-a.com',
])('PAGE-23 %j is none', (typed) => {
  expect(publicUrl(typed)).toBeNull()
})
