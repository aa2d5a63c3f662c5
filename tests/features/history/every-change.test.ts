import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { eventTypes, mentions } from '#tests/fixtures/event-types'

/** What writes without changing anything that has a history, and why. */
const bookkeeping: Record<string, string> = {
  'accounts/touch-session touchSession': 'a session is in use',
  'accounts/confirm-password requirePassword': 'a password was compared',
  'accounts/confirm-password confirmPassword': 'a password was compared',
  'accounts/update-profile mayAskForEmail': 'a password was compared',
  'accounts/sign-in withPassword': 'a password was compared',
  'accounts/ensure-setup-link ensureSetupLink': 'the admin whom the link makes has a history',
  'backups/backup-state keepFailure': 'a backup that failed changed nothing',
  'captcha/answer-captcha answerCaptcha': 'a question was answered',
  'captcha/answer-captcha answerTurnstile': 'a question was answered',
  'conversations/remove-conversation removePiece': 'that its work was deleted has a row of its own',
  'conversations/add-pin dropWaitingPin': 'what was not sent is its writer’s own',
  'conversations/add-pin returnWaitingPin': 'what was not sent is its writer’s own',
  'conversations/read-marks markRead': 'somebody has read what others wrote',
  'conversations/discard-message-draft restoreWritten': 'what was not sent is its writer’s own',
  'conversations/take-back takeBack': 'what nobody else has seen is its sender’s own',
  'drafts/discard-draft discardDraft': 'what was not sent is its writer’s own',
  'drafts/save-draft saveDraft': 'what was not sent is its writer’s own',
  'drafts/tidy-drafts tidyDrafts': 'what was not sent is its writer’s own',
  'users/erase-user eraseNext': 'that the account was closed has a row of its own',
  'files/store-file storeFile': 'what comes to use the file has a row',
  'files/remove-files dropUnused': 'what used the file has a row',
  'files/sweep-files deleteUnusedRows': 'what nothing uses is nobody’s',
  'statistics/count-figures figuresCounter': 'figures are only read',
  'exports/website/read-website readWebsite': 'what belongs together is only read at once',
  'exports/count-download count': 'what is fetched was written when it was asked for',
  'history/tidy-log tidyLog': 'what happened long ago is forgotten in time',
  'lost-rows/take-over-rows takeUnit': 'what it is a part of has a row',
  'lost-rows/tidy-lost-rows tidyLostRows': 'what was decided long ago is forgotten in time',
  'mail/tidy-mail tidyMail': 'what was sent is forgotten in time',
  'live/tidy-live tidyEvents': 'what open pages were told is forgotten',
  'orders/save-order-draft countGuest': 'that a guest began an order was counted',
  'panels/tidy-brands tidyBrands': 'a brand that no project has is nobody’s',
  'payments/start-checkout keepSession': 'the payment was begun before',
  'project-base/remove-deleted removeDeleted': 'that it was deleted has a row of its own',
  'sections/tidy-history tidyPage': 'what was changed long ago is kept in short',
  'sections/tidy-words tidyWords': 'words that nothing names are nobody’s',
  'sections/discard-undo discardUndo': 'one’s own undo moves on; the page stays as it is',
}

/** Commands whose only kinds say by themselves why they leave no row. */
const silent = [
  'projects/dismiss-facts dismissFacts',
  'presence/show-presence showPresence',
  'work-item-base/request/unassign-requests unassignRequests',
  'users/notify-departure notifyDeparture',
  'conversations/updates tellWriting',
  'live/tidy-live tidyPresences',
  'notifications/open-notification openNotification',
  'notifications/open-all-notifications openSome',
  'notifications/mark-opened markThose',
]

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

/** All that is run when a function is called, as far as the features go: its text, and what it calls. */
function textOf(file: string, name: string, seen = new Set<string>()): string {
  const source = files.get(file)
  const text = source?.declared.get(name)
  if (!source || !text || file.includes('/events/') || seen.has(`${file} ${name}`)) return ''
  seen.add(`${file} ${name}`)
  const called = new Set([...text.matchAll(/\b([a-z]\w*)\(/g)].map(([, callee = '']) => callee))
  const below = [...called].map((callee) =>
    textOf(source.imports.get(callee) ?? file, callee, seen),
  )
  return [text, ...below].join('\n')
}

/** The types of the events that a function emits. */
const typesOf = (text: string) =>
  /\bemit\(tx, /.test(text) ? eventTypes.filter(({ name }) => mentions(text, name)) : []

const commands = [...files].flatMap(([file, { declared }]) =>
  [...declared]
    .filter(([, text]) => /\btransaction\(/.test(text))
    .map(([name]) => ({
      file,
      name,
      title: `${file.slice(13).replace(/(\.server)?\.ts$/, '')} ${name}`,
    })),
)

test('there are commands to look at', () => expect(commands.length).toBeGreaterThan(30))

test.each(commands)('HIST-02 $title writes a history row', ({ file, name, title }) => {
  const emitted = typesOf(textOf(file, name))
  const leavesRow = emitted.some(({ eventType }) => typeof eventType.action !== 'object')
  expect(leavesRow).toBe(!(title in bookkeeping || silent.includes(title)))
  if (silent.includes(title)) expect(emitted).not.toEqual([])
})
