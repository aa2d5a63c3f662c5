/** The page behind the link of a mail; the button *Approve* of a request is in `moveLabels`. */
export const approveMessages = {
  title: 'Approve',
  lead: 'Approving the delivery completes the request.',
  delivered: 'Delivered on',
  look: 'Review it first',
  approve: 'Approve',
  actsFor: (client: string) => `This link belongs to ${client}, and so does the approval.`,
  loggedInAs: (other: string, client: string) =>
    `You are logged in as ${other}. With this link you act for ${client}; the history shows both.`,
  approveFor: (client: string) => `Approve for ${client}`,
  approved: 'Request approved',
  thanks: 'Thank you. The request is completed.',
  over: 'This link no longer works',
  overLead:
    'This request was already answered or has changed, or the link has expired. Open it to see its status.',
  open: 'Open the request',
} as const
