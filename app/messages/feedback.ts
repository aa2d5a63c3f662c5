/** Questions to a client after a completed order. */
export const feedbackMessages = {
  title: 'How did it go?',
  lead: 'One answer for this order, read only by the studio. You can change it for 24 hours.',
  rating: 'Rating',
  worst: 'Poor',
  best: 'Great',
  text: 'What should we keep, and what should we change?',
  send: 'Send feedback',
  save: 'Save feedback',
  sent: 'Thank you! Your feedback has been submitted',
  saved: 'Your feedback was updated',
  choose: 'Choose a rating from 1 to 5',
  given: 'Feedback',
  yours: 'Your feedback',
  outOf: (rating: number) => `${rating} of 5`,
  changed: 'changed',
  until: 'You can change it until',
  early: 'You can leave feedback once the order is completed.',
  over: 'This link no longer works',
  overLead: 'It has expired, or wasn’t copied in full. You can also give feedback on the order.',
  open: 'Open the order',
} as const

/** The sentences of the error codes of this area. */
export const feedbackErrors: Record<string, string> = {
  'feedback-early': feedbackMessages.early,
  'feedback-given': 'You have already left feedback for this order.',
  'feedback-link': 'This link no longer works. You can also give feedback on the order.',
  'feedback-over': 'The 24 hours for changing feedback have passed.',
}
