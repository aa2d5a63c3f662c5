/** What is said where somebody answers an invitation to a company or a project. */
export const inviteMessages = {
  title: 'Your invitation',
  lead: {
    company: 'You were invited to the members of a company.',
    project: 'You were invited to work on a project.',
  },
  by: 'Invited by',
  to: { company: 'Company', project: 'Project' },
  for: 'For',
  quoted: (name: string) => `“${name}”`,
  /** What Accept brings. */
  means: {
    company: 'When you accept, you see what the company has stored, and its people see your name.',
    project: 'When you accept, you can work on every page, and its people see your name.',
  },
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'Invite accepted',
  rejected: 'Invite rejected',
  logInLead:
    'Log in or sign up with this email, and you come back here. The link shows that the mailbox is yours.',
  ofAnother: (invited: string, account: string) =>
    `This invitation is for ${invited}, and you are logged in as ${account}. Sign out and open the link again, or ask for an invitation to this email.`,
  goneTitle: 'This invitation is open no more',
  gone: 'It was answered already or withdrawn, or what it led to was deleted.',
  toStart: 'Go to Panelry',
} as const
