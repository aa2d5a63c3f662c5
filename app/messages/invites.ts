/** Texts for answering an invitation to a company or a project. */
export const inviteMessages = {
  title: 'Your invitation',
  lead: {
    company: 'You were invited to join a company.',
    project: 'You were invited to work on a project.',
  },
  by: 'Invited by',
  to: { company: 'Company', project: 'Project' },
  for: 'For',
  quoted: (name: string) => `“${name}”`,
  /** Consequences of Accept. */
  means: {
    company: 'If you accept, you see what the company has stored, and its people see your name.',
    project: 'If you accept, you can work on every page, and its people see your name.',
  },
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'Invite accepted',
  rejected: 'Invite rejected',
  logInLead:
    'Log in or sign up with this email and you’ll come back here. The link confirms that the email is yours.',
  ofAnother: (invited: string, account: string) =>
    `This invitation is for ${invited}, but you are logged in as ${account}. Log out and open the link again, or ask for an invitation to this email.`,
  goneTitle: 'This invitation is no longer open',
  gone: 'It was already answered or withdrawn, or what it was for was deleted.',
  toStart: 'Go to Panelry',
} as const
