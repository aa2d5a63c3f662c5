export type Office = {
  city: string
  time: string
  address: string
  phone: string
  people: string
  picture: 'houses' | 'harbour' | 'bridge'
}

const offices: Office[] = [
  {
    city: 'Amsterdam',
    time: '9 AM – 6 PM',
    address: 'Keizersgracht 212, 1016 DX',
    phone: '+31 20 555 0144',
    people: '38 people, ships and ports',
    picture: 'houses',
  },
  {
    city: 'Toronto',
    time: '8 AM – 5 PM',
    address: '90 King Street West, floor 14',
    phone: '+1 416 555 0170',
    people: '21 people, rail and air',
    picture: 'harbour',
  },
  {
    city: 'Lisbon',
    time: '9 AM – 5 PM',
    address: 'Rua da Atalaia 61, 1200-037',
    phone: '+351 21 555 0132',
    people: '12 people, customs',
    picture: 'bridge',
  },
]

export const officesContent = {
  title: 'Three desks, one phone number',
  lead: 'Call +31 20 555 0100. Whoever is awake picks up within four rings.',
  button: 'Call Harrow Freight',
  link: 'Directions',
  offices,
}

export type OfficesWords = typeof officesContent
