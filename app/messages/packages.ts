import { upTo } from './caps'
import { capped, count } from './format'

/** Texts of the screens of request packages. */
export const packageMessages = {
  title: 'Packages',
  lead: `What a client has bought: the types they can request, and how urgent that is. ${upTo('packages')}`,
  create: 'Create package',
  none: 'No packages yet',
  noneLead: 'Clients need a package to send requests. Give it a name, types and a priority.',
  created: 'Package successfully created',
  updated: 'Package updated',
  deleted: 'Package deleted',
  noTypes: 'No types',
  nobody: 'No one',
  people: (n: number) => count(n, 'person', 'people'),
  listed: (n: number) => count(n, 'package'),
  needsType: 'There are no types yet, and a package needs one.',
  inactive: 'not active',
  priorityHint: 'Clients with several packages get the highest of their priorities.',
  fields: { name: 'Name', types: 'Types', priority: 'Priority' },
  deletion: (name: string) => `The package ${name} will be deleted.`,
  /** `shown`: the first of them. */
  deletionHolders: (shown: readonly string[], all: number) =>
    all > shown.length
      ? `${shown.join(', ')} and ${capped(all - shown.length)} more have it, and can no longer request its types.`
      : `${shown.join(', ')} ${all === 1 ? 'has' : 'have'} it, and can no longer request its types.`,
  deletionNobody: 'No one has it.',
  deletionInvited: (n: number) =>
    `${count(n, 'open invitation')} with this package will no longer work.`,
  deletePackage: 'Delete package',
  editPackage: 'Edit package',
  package: 'Package',
  savePackage: 'Save package',
  types: 'Types',
  heldBy: 'Held by',
} as const

/** Sentences of the errors of packages; part of `errors.ts`. */
export const packageErrors: Record<string, string> = {
  'package-name-taken': 'There is already a package with this name.',
}
