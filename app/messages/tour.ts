/** The guided tour of the first visit, step by step. */
export const tourSteps = [
  {
    title: 'Welcome to Panelry',
    text: 'A website here is a stack of finished panels: nothing to draw, nothing to program. Four short steps show how it goes.',
  },
  {
    title: 'A project is one website',
    text: 'It holds the pages, your logo and your colours. Make one under My Projects; its first page follows at once.',
  },
  {
    title: 'Stack panels, turn them',
    text: 'Add panels to a page and move them up or down. Each one turns left, center or right and is dark, grey or light. Undo takes back whatever you like.',
  },
  {
    title: 'Make it yours, take it along',
    text: 'Your logo and colours go into every panel by themselves. Look at the page as on a desktop, a tablet and a phone, then download it.',
  },
] as const

export const tourMessages = {
  label: 'Guided tour',
  short: 'New here?',
  open: 'Take the tour',
  next: 'Continue',
  back: 'Back',
  dismiss: 'Dismiss',
  finish: 'Finish the tour',
  ending: 'Finishing',
  position: (step: number) => `Step ${step} of ${tourSteps.length}`,
} as const
