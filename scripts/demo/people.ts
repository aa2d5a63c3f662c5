import type { ManageFlag, Role } from '~/permissions/vocabulary'

export type DemoPerson = {
  fullName: string
  email: string
  role?: Role
  /** What an employee is called; makes one. */
  employeeRole?: string
  flags?: ManageFlag[]
  /** Names of the packages they have. */
  packages?: string[]
}

/** The first one is the admin whom the setup link makes. */
export const people = {
  ingrid: { fullName: 'Ingrid Solberg', email: 'ingrid@northlight.example', role: 'admin' },
  tomas: {
    fullName: 'Tomás Reyes',
    email: 'tomas@northlight.example',
    employeeRole: 'Design lead',
    flags: ['manageProjects', 'manageProjectTemplates'],
  },
  amara: {
    fullName: 'Amara Okafor',
    email: 'amara@northlight.example',
    employeeRole: 'Client success',
    flags: ['manageUsers', 'manageRequests', 'manageAllRequests'],
  },
  joon: {
    fullName: 'Joon Park',
    email: 'joon@northlight.example',
    employeeRole: 'Accounts',
    flags: ['manageOrders'],
  },
  lena: {
    fullName: 'Lena Vogel',
    email: 'lena@northlight.example',
    employeeRole: 'Illustrator',
    flags: ['managePageTemplates', 'manageBlocks'],
  },
  priya: {
    fullName: 'Priya Raman',
    email: 'priya@northlight.example',
    employeeRole: 'Junior designer',
  },
  ravi: {
    fullName: 'Ravi Okonjo',
    email: 'ravi@northlight.example',
    employeeRole: 'Developer',
  },
  henrik: {
    fullName: 'Henrik Dahl',
    email: 'henrik@harbour.example',
    role: 'client',
    packages: ['Care plan'],
  },
  odile: {
    fullName: 'Odile Marchand',
    email: 'odile@tablehote.example',
    role: 'client',
    packages: ['Launch', 'Care plan'],
  },
  samir: {
    fullName: 'Samir Haddad',
    email: 'samir@clinic.example',
    role: 'client',
    packages: ['Launch'],
  },
  nadia: {
    fullName: 'Nadia Hollis',
    email: 'nadia@hollisreed.example',
    role: 'client',
    packages: ['Launch', 'Brand studio'],
  },
  ruth: {
    fullName: 'Ruth Fennimore',
    email: 'ruth@fennimore.example',
    role: 'client',
    packages: ['Launch'],
  },
  dunja: {
    fullName: 'Dunja Perić',
    email: 'dunja@saltroom.example',
    role: 'client',
    packages: ['Care plan', 'Brand studio'],
  },
  morag: {
    fullName: 'Morag Tait',
    email: 'morag@tidewater.example',
    role: 'client',
    packages: ['Brand studio'],
  },
  beatriz: {
    fullName: 'Beatriz Nunes',
    email: 'beatriz@casalume.example',
    role: 'client',
    packages: ['Care plan'],
  },
  delroy: {
    fullName: 'Delroy Grant',
    email: 'delroy@northgaterunners.example',
    role: 'client',
    packages: ['Care plan', 'Single pages'],
  },
  esther: {
    fullName: 'Esther Lindqvist',
    email: 'esther@quillfeather.example',
    role: 'client',
    packages: ['Care plan', 'Single pages'],
  },
  anil: {
    fullName: 'Anil Mehta',
    email: 'anil@brightwater.example',
    role: 'client',
    packages: ['Launch', 'Brand studio'],
  },
  tom: {
    fullName: 'Tom Pickering',
    email: 'tom@orchardlane.example',
    role: 'client',
    packages: ['Brand studio'],
  },
  kaia: {
    fullName: 'Kaia Thorsen',
    email: 'kaia@marrowbay.example',
    role: 'client',
    packages: ['Care plan'],
  },
  gwen: {
    fullName: 'Gwen Adeyemi',
    email: 'gwen@fallowtrust.example',
    role: 'client',
    packages: ['Brand studio', 'Single pages'],
  },
  ida: { fullName: 'Ida Brandt', email: 'ida@brandt.example' },
  jonas: { fullName: 'Jonas Keller', email: 'jonas@keller.example' },
} as const satisfies Record<string, DemoPerson>

export type DemoName = keyof typeof people

/** Whose website each project template becomes, in which folder, and who works on it with them. */
export const websites: {
  template: string
  owner: DemoName
  folder?: string
  active?: DemoName[]
  pending?: DemoName[]
}[] = [
  { template: 'agency', owner: 'henrik', folder: 'Live', active: ['jonas'] },
  { template: 'saas', owner: 'henrik', pending: ['ida'] },
  { template: 'restaurant', owner: 'odile', folder: 'Spring relaunch', active: ['priya'] },
  { template: 'shop', owner: 'odile' },
  { template: 'clinic', owner: 'samir', folder: 'Practice', pending: ['jonas', 'priya'] },
  { template: 'portfolio', owner: 'ida', active: ['jonas'] },
]

/** What clients can have, and the types of requests in it. */
export const packages = [
  {
    name: 'Launch',
    priority: 'high',
    types: ['Landing page', 'Website change', 'Something is broken', 'Newsletter'],
  },
  {
    name: 'Brand studio',
    priority: 'medium',
    types: ['Brand and logo', 'Product photos', 'Newsletter', 'Website change'],
  },
  {
    name: 'Care plan',
    priority: 'low',
    types: ['Website change', 'Something is broken', 'Newsletter'],
  },
  { name: 'Single pages', priority: 'low', types: ['Landing page'] },
] as const

export const invited = [
  { email: 'mila@harbour.example', role: 'client', packageName: 'Care plan' },
  { email: 'theo@tablehote.example', role: 'client', packageName: 'Launch' },
  { email: 'nora@freelance.example', role: 'user', packageName: null },
] as const

/** The companies of clients. */
export const companies: { name: string; owner: DemoName }[] = [
  { name: 'Harbour Boatworks', owner: 'henrik' },
  { name: 'Hollis & Reed', owner: 'nadia' },
  { name: 'Hollis & Reed Outlet', owner: 'nadia' },
  { name: 'The Salt Room', owner: 'dunja' },
  { name: 'Tidewater Pottery', owner: 'morag' },
  { name: 'Casa Lume Guesthouse', owner: 'beatriz' },
  { name: 'Northgate Running Club', owner: 'delroy' },
  { name: 'Quillfeather Books', owner: 'esther' },
  { name: 'Brightwater Dental', owner: 'anil' },
  { name: 'Orchard Lane Cider', owner: 'tom' },
  { name: 'Fennimore Bikes', owner: 'ruth' },
  { name: 'Table d’Hôte', owner: 'odile' },
  { name: 'Haddad Clinic', owner: 'samir' },
  { name: 'Marrow Bay Yoga', owner: 'kaia' },
  { name: 'Fallow Trust', owner: 'gwen' },
]

/** Who is invited to the members of a company, by its owner, and has not answered yet. */
export const companyInvite: { company: string; by: DemoName; invited: DemoName } = {
  company: 'Harbour Boatworks',
  by: 'henrik',
  invited: 'jonas',
}
