import type { IconName } from '../../../primitives'

export type Way = { icon: IconName; name: string; time: string; text: string }

const ways: Way[] = [
  {
    icon: 'train',
    name: 'By train',
    time: '11 min',
    text: 'S1 to Mill Lane, exit B. The brick gate is across the square.',
  },
  {
    icon: 'bike',
    name: 'By bike',
    time: '16 min',
    text: 'Along the canal all the way. Forty stands under the roof.',
  },
  {
    icon: 'car',
    name: 'By car',
    time: '24 min',
    text: 'Exit 9, then follow Potters Yard. Two hours free in deck C.',
  },
  {
    icon: 'walk',
    name: 'On foot',
    time: '32 min',
    text: 'From Central Station over the green bridge, no stairs.',
  },
]

export const directionsContent = {
  title: 'Four ways to Potters Yard',
  lead: 'Times from Central Station on a Tuesday morning.',
  address: 'Mill Lane 3, Leeds',
  button: 'Open in maps',
  from: 'Central Station',
  to: 'Potters Yard',
  ways,
}

export type DirectionsWords = typeof directionsContent
