import type { PersonName } from '../../../pictures'

const person: PersonName = 'carmen'

export const caseContent = {
  eyebrow: 'Case study: Hotel Miradouro',
  title: 'Half the rooms now book direct',
  lead: 'A new site, a booking page in three steps and one honest photo per room. The platforms earn less; the hotel earns $214,000 more a year.',
  button: 'Read the case study',
  numbers: [
    { value: '52%', label: 'direct bookings, was 19%' },
    { value: '3', label: 'steps from room to receipt' },
    { value: '11 wks', label: 'from first call to launch' },
  ],
  quote: 'Guests now arrive knowing which window they asked for.',
  person,
  name: 'Yasmin Alves',
  role: 'Owner, Hotel Miradouro',
  chart: {
    title: 'Direct bookings',
    value: '486 in June',
    change: '+171%',
    points: [180, 172, 190, 204, 238, 292, 334, 392, 486],
  },
}

export type CaseContent = typeof caseContent
