import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What writes without changing anything that has a history, and why. */
const bookkeeping: Record<string, string> = {
  'accounts/touch-session touchSession': 'a session is in use',
  'accounts/confirm-password requirePassword': 'a password was compared',
  'accounts/confirm-password confirmPassword': 'a password was compared',
  'accounts/sign-in withPassword': 'a password was compared',
  'accounts/ensure-setup-link ensureSetupLink': 'the admin whom the link makes has a history',
  'mail/mail-queue claimMail': 'the outbox itself tells what became of a mail',
  'mail/mail-queue settleMail': 'the outbox itself tells what became of a mail',
  'captcha/answer-captcha answerCaptcha': 'a question was answered',
  'captcha/answer-captcha answerTurnstile': 'a question was answered',
  'live/show-presence showPresence': 'an open page says that somebody is there',
  'live/tidy-live tidyEvents': 'what open pages were told is forgotten',
  'live/tidy-live tidyPresences': 'a page went without a word',
  'notifications/open-notification openNotification': 'somebody has read their own mail',
  'notifications/open-all-notifications openAllNotifications': 'somebody has read their own mail',
  'notifications/mark-seen markSeen': 'somebody has read their own mail',
  'sections/skip-change skipChange': 'one’s own undo moves on; the page stays as it is',
}

/** The top-level functions and constants of the features: name and text, by file. */
const files = new Map(
  globSync('app/features/**/*.ts').map((file) => {
    const text = readFileSync(file, 'utf8')
    const parts = text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    const declared = parts.flatMap((part) => {
      const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1]
      return name ? [[name, part] as const] : []
    })
    return [file, { imports: importsOf(file, text), declared: new Map(declared) }]
  }),
)

/** The file that each imported name comes from. */
function importsOf(file: string, text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, names = '', path = ''] of text.matchAll(/import \{([^}]*)\} from '([~.][^']+)'/g)) {
    const from = path.startsWith('~') ? `app${path.slice(1)}` : join(dirname(file), path)
    for (const name of names.split(',')) found.set(name.trim(), `${from}.ts`)
  }
  return found
}

/** Whether a function writes a history row itself, or calls one that does. */
function records(file: string, name: string, seen = new Set<string>()): boolean {
  const source = files.get(file)
  const text = source?.declared.get(name)
  if (!source || !text || seen.has(`${file} ${name}`)) return false
  seen.add(`${file} ${name}`)
  if (/\brecord\(tx/.test(text)) return true
  const called = new Set([...text.matchAll(/\b([a-z]\w*)\(/g)].map(([, callee = '']) => callee))
  return [...called].some((callee) => records(source.imports.get(callee) ?? file, callee, seen))
}

const verbs = [...files].flatMap(([file, { declared }]) =>
  [...declared]
    .filter(([, text]) => /\btransaction\(/.test(text))
    .map(([name]) => ({
      file,
      name,
      title: `${file.slice(13).replace(/(\.server)?\.ts$/, '')} ${name}`,
    })),
)

test('there are verbs to look at', () => expect(verbs.length).toBeGreaterThan(30))

test.each(verbs)('HIST-02 $title writes a history row', ({ file, name, title }) => {
  expect(records(file, name)).toBe(!(title in bookkeeping))
})
