/** Texts of /order beside the cards of the offers. */
export const catalogueMessages = {
  lead: 'Fixed price, fixed date. Fill in the form, pay, and talk to your designer from day one.',
  kinds: 'What it is',
  everything: 'Everything',
  noneTitle: 'Nothing for sale right now',
  none: 'The studio’s offers will appear here, with pictures and prices. Check back soon.',
} as const
