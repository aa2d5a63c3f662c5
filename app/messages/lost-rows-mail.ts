import { number } from './format'
import { compose, hasAccount, hello, type MailText } from './mail-layout'

/** To admins, once for each find. `href` shows what was found. */
export const lostRowsMail = (
  name: string,
  { node, changes }: { node: string; changes: number },
  href: string,
): MailText =>
  compose('lost-rows', 'Changes were not copied in time', {
    greeting: hello(name),
    lines: [
      'A server was lost before all its changes were copied to another one. It is back, and these changes are on no other server. Decide what to do with them:',
    ],
    facts: [
      ['Server', node],
      ['Changes', number(changes)],
    ],
    link: { label: 'See the changes', href },
    reason: hasAccount,
  })
