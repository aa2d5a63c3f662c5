/** Sentences of the Home screen. */
import { count } from './format'

export const home = {
  pageTitle: 'Panelry: stack ready-made panels, get a whole website',
  title: ['Stack ready-made panels.', 'Get a whole website.'],
  lead: 'Choose a panel, flip its layout, make it dark, grey or light. Your logo and colors are applied automatically.',
  start: 'Start designing',
  opening: 'Opening',
  free: 'No account needed for your first page.',
  orOrder: 'Want us to build it for you?',
  variants: 'Nine variants, one click apart',
  others: 'Swap it for another',
  sample: 'A website made of panels. Try the controls.',
  library: (panels: number, categories: number) =>
    `${count(panels, 'panel')} in ${count(categories, 'category', 'categories')}`,
  facts: [
    ['panel', 'One header and footer for every page'],
    ['image', 'Your own words and photos'],
    ['download', 'Download it as a website or a PDF'],
  ],
  footer: 'Websites from ready-made panels.',
  footerLogin: 'Log in',
  footerSignUp: 'Create an account',
  footerProjects: 'Your projects',
} as const
