/** What a client is asked once their order is completed. */
export const feedbackMessages = {
  title: 'How did it go?',
  lead: 'One answer for this order. You can change it for 24 hours; the studio reads it, nobody else.',
  rating: 'Rating',
  worst: 'Poor',
  best: 'Great',
  text: 'What should we keep, what should we change?',
  send: 'Send feedback',
  save: 'Save feedback',
  sent: 'Thank you! Your feedback has been submitted',
  saved: 'Your feedback is changed',
  choose: 'Choose a rating from 1 to 5',
  given: 'Feedback',
  yours: 'Your feedback',
  outOf: (rating: number) => `${rating} of 5`,
  changed: 'changed',
  until: 'You can change it until',
  early: 'You can leave feedback once the order is completed.',
  over: 'This link does not work any more',
  overLead: 'It is too old, or was not copied whole. The order has the form too.',
  open: 'Open the order',
} as const

/** The sentences of the fault codes of this area. */
export const feedbackErrors: Record<string, string> = {
  'feedback-early': feedbackMessages.early,
  'feedback-given': 'You have left feedback for this order already.',
  'feedback-link': 'This link does not work any more. The order has the form too.',
  'feedback-over': 'Feedback can be changed for 24 hours. They are over.',
}
