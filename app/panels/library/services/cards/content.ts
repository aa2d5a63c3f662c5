import type { IconName } from '../../../primitives'

export type Service = {
  icon: IconName
  title: string
  text: string
  tags: string[]
  price: string
  time: string
}

const services: Service[] = [
  {
    icon: 'user',
    title: 'First visit',
    text: 'We listen, test and draw a plan on one page that you take home the same day.',
    tags: ['Back', 'Neck', 'Knee'],
    price: '$84',
    time: '60 minutes',
  },
  {
    icon: 'bolt',
    title: 'Sports recovery',
    text: 'Back on the pitch after a strain, with a short test every second week.',
    tags: ['Ankle', 'Shoulder', 'Running'],
    price: '$62',
    time: '40 minutes',
  },
  {
    icon: 'home',
    title: 'Visits at home',
    text: 'We bring the table. For everyone who cannot come to Harbour Street for now.',
    tags: ['After surgery', 'Elderly'],
    price: '$96',
    time: '50 minutes',
  },
]

export const cardsContent = {
  eyebrow: 'Nordhavn Physio',
  title: 'Three ways to move again',
  lead: 'Five therapists, open from seven to seven. A place for you within four days.',
  button: 'Book a visit',
  from: 'from',
  services,
}
