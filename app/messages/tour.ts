/** The guided tour of the first visit, step by step. */
export const tourSteps = [
  {
    title: 'Welcome to Panelry',
    text: 'A website here is a stack of ready-made panels. No drawing, no code. See how it works in four steps.',
  },
  {
    title: 'A project is one website',
    text: 'It holds the pages, your logo and your colors. Create one under My Projects and start with its first page.',
  },
  {
    title: 'Stack panels, flip them',
    text: 'Add panels to a page and move them up or down. Each one can be left, center or right, and dark, grey or light. You can undo anything.',
  },
  {
    title: 'Make it yours, then download it',
    text: 'Your logo and colors are applied to every panel automatically. Write your own words, add your photos, look at it on desktop, tablet and phone, then download it as a website or a PDF.',
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
