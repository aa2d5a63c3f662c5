export type Service = { title: string; text: string; count: string }

const services: Service[] = [
  {
    title: 'Private houses',
    text: 'One architect, from the first walk on the plot to the key.',
    count: '38 built',
  },
  {
    title: 'Interiors',
    text: 'Rooms, light and furniture planned together, then built in one summer.',
    count: '61 built',
  },
  {
    title: 'Housing',
    text: 'Sixty to four hundred flats with balconies people really sit on.',
    count: '9 built',
  },
  {
    title: 'Landscape',
    text: 'Paths, dunes and shade for places that get too much sun.',
    count: '14 built',
  },
]

export const picturedContent = {
  eyebrow: 'Vela Architects',
  title: 'Buildings and what surrounds them',
  lead: 'An office of eleven in Lisbon. We take on six new projects a year.',
  button: 'Start a project',
  link: 'See the work',
  services,
}
