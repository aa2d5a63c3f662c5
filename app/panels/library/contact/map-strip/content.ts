import type { IconName } from '../../../primitives'

export type Hours = { days: string; hours: string }
export type Way = { icon: IconName; label: string; value: string }

const hours: Hours[] = [
  { days: 'Monday', hours: 'Closed' },
  { days: 'Tuesday to Friday', hours: '9 AM – 6 PM' },
  { days: 'Saturday', hours: '9 AM – 2 PM' },
  { days: 'Sunday', hours: 'By appointment' },
]

const ways: Way[] = [
  { icon: 'phone', label: 'Call the workshop', value: '+45 98 55 01 20' },
  { icon: 'mail', label: 'Write to us', value: 'hello@oarhouse.example' },
  { icon: 'pin', label: 'Come by', value: 'Dock Road 3, Aalborg' },
]

export const mapStripContent = {
  eyebrow: 'Contact',
  title: 'Behind the second crane',
  lead: 'Tie up at the guest jetty or take the ferry to Dock Road. Somebody is always sanding.',
  button: 'Plan the way',
  hoursTitle: 'Opening hours',
  waysTitle: 'Reach us',
  hours,
  ways,
}

export type MapStripWords = typeof mapStripContent
