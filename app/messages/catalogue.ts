/** What /order says beside the cards of what is sold. */
export const catalogueMessages = {
  lead: 'Fixed price, fixed date. Fill in the form, pay, and talk to your designer from the first day.',
  kinds: 'What it is',
  everything: 'Everything',
  noneTitle: 'Nothing is for sale right now',
  none: 'What the studio sells stands here, with pictures and prices. Come back soon.',
} as const
