import { isSameCode, keyedHash } from '~/platform/ids.server'

type Invite = { id: string; email: string }

/** Facts in the link of an invitation's mail: anyone who has it reads the mailbox it was sent to. */
export const inviteCode = ({ id, email }: Invite): string =>
  `${id}.${keyedHash('member-invite', `${id} ${email}`)}`

/** Whether a code is the one that was mailed with an invitation. */
export const isMailedWith = (invite: Invite, code: string): boolean =>
  isSameCode(inviteCode(invite), code)
