/** The page behind the link of a mail; the button *Approve* of a request stands in `moveLabels`. */
export const approveMessages = {
  title: 'Approve',
  lead: 'You approve what was delivered, and the request is completed.',
  delivered: 'Delivered on',
  look: 'Look at it first',
  approve: 'Approve',
  actsFor: (client: string) => `The link is that of ${client}, and the approval is theirs.`,
  loggedInAs: (other: string, client: string) =>
    `You are logged in as ${other}. By this link you act for ${client}, and the history says both.`,
  approveFor: (client: string) => `Approve for ${client}`,
  approved: 'Request approved',
  thanks: 'Thank you. The request is completed.',
  over: 'This link does not work any more',
  overLead:
    'The request was approved or changed since, or the link is too old. The request says how it stands.',
  open: 'Open the request',
} as const
