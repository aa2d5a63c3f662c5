/** Sentences of the Home screen. */
import { count } from './format'

export const home = {
  pageTitle: 'Panelry: stack finished panels, get a whole website',
  title: ['Stack finished panels.', 'Get a whole website.'],
  lead: 'Pick a panel, turn it left, center or right, make it dark, grey or light. Your logo and colours are already in it.',
  start: 'Start designing',
  opening: 'Opening',
  free: 'No account needed for your first page.',
  orOrder: 'Rather have it made?',
  variants: 'Nine variants, one click apart',
  others: 'Or another panel in its place',
  sample: 'A website made of panels. Try the controls.',
  library: (panels: number, categories: number) =>
    `${count(panels, 'panel')} in ${count(categories, 'category', 'categories')}`,
  facts: [
    ['panel', 'One header and footer for every page'],
    ['tablet', 'Preview at 1440, 768 and 390'],
    ['download', 'Download every page as a PDF'],
  ],
  footer: 'Websites out of finished panels.',
  footerLogin: 'Login',
  footerSignUp: 'Create an account',
  footerProjects: 'Your projects',
} as const
