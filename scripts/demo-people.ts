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

export const packages = [
  { name: 'Launch', priority: 'high' },
  { name: 'Care plan', priority: 'medium' },
  { name: 'Single pages', priority: 'low' },
] as const

export const invited = [
  { email: 'mila@harbour.example', role: 'client', packageName: 'Care plan' },
  { email: 'theo@tablehote.example', role: 'client', packageName: 'Launch' },
  { email: 'nora@freelance.example', role: 'user', packageName: null },
] as const

/** A client's company, and who is invited to its members and has not answered yet. */
export const company: { name: string; owner: DemoName; invited: DemoName } = {
  name: 'Harbour Boatworks',
  owner: 'henrik',
  invited: 'jonas',
}
