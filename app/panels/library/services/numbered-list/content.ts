export type Service = { number: string; title: string; text: string }

const services: Service[] = [
  {
    number: '01',
    title: 'Naming',
    text: 'Forty names in ten days, checked in three languages and two registers.',
  },
  {
    number: '02',
    title: 'Packaging',
    text: 'Boxes, tins and labels that fold in one move and ship flat.',
  },
  {
    number: '03',
    title: 'Wayfinding',
    text: 'Signs for clinics, stations and museums. Nobody should have to ask.',
  },
  {
    number: '04',
    title: 'Print',
    text: 'Books and posters, proofed at the press by the person who drew them.',
  },
]

export const numberedListContent = {
  eyebrow: 'Parallel Studio',
  title: 'Four things we draw',
  lead: 'One team of six since 2011. You always talk to the person who holds the pencil.',
  services,
}
