import type { CoverMotif, PersonName } from '../../../pictures'

export const letterContent = {
  eyebrow: 'From the owner',
  greeting: 'You will meet me at the slipway',
  opening:
    'I have run this yard since my father’s knees gave up. If your boat is here, I have lain underneath it.',
  paragraphs: [
    'Nine people work with me, and none of them is called staff. Ask for Inge when it is about wood, for Pål when it is about engines, and for me when it is about money.',
    'We take twenty boats a winter. That is how many fit under the roof, and how many names I can remember with the names of their dogs.',
    'When we get something wrong, you hear it from me before you see it. Call in the evening; I sit beside the telephone and mend nets.',
  ],
  closing: 'See you on the water,',
  person: 'hugo' as PersonName,
  name: 'Tore Berg',
  role: 'Owner and boatbuilder',
  direct: '+47 55 01 38 20',
  stamp: 'petals' as CoverMotif,
  to: ['To everybody', 'with a boat and a leak,', 'West Coast'],
}

export type LetterWords = typeof letterContent
