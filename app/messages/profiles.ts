/** What company profiles say. */
export const profileMessages = {
  memberInvited: 'Invite created',
  inviteAccepted: 'Invite accepted',
  inviteRejected: 'Invite rejected',
} as const

/** The sentences of the fault codes of this area. */
export const profileErrors: Record<string, string> = {
  'member-already': 'This person is a member already.',
  'member-invited': 'This person is invited already.',
  'invite-gone': 'This invitation was answered already, or taken back.',
  'invite-of-another': 'This invitation was sent to another email than yours.',
  'invite-unproven':
    'Open this invitation from its mail: the link in it shows that the email is yours.',
}
