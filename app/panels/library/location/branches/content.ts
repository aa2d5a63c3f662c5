export type Branch = {
  name: string
  address: string
  hours: string
  distance: string
  extra: string
  open: boolean
}

const branches: Branch[] = [
  {
    name: 'Harbour',
    address: 'Strandgade 27, 1401',
    hours: 'Until 8 PM',
    distance: '0.6 km',
    extra: 'Click and collect, repairs',
    open: true,
  },
  {
    name: 'Northgate',
    address: 'Nørrebrogade 112, 2200',
    hours: 'Until 7 PM',
    distance: '2.4 km',
    extra: 'Test rides, children’s bikes',
    open: true,
  },
  {
    name: 'Valby',
    address: 'Valby Langgade 40, 2500',
    hours: 'Tomorrow 10 AM',
    distance: '5.1 km',
    extra: 'Cargo bikes, workshop',
    open: false,
  },
]

export const branchesContent = {
  title: 'Three shops, all near a bike lane',
  lead: 'Spoke & Chain keeps 260 bikes ready to ride. Bring yours back to any of the three.',
  search: 'Postcode or street',
  searchButton: 'Find',
  open: 'Open',
  closed: 'Closed',
  link: 'Route',
  branches,
}

export type BranchesWords = typeof branchesContent
