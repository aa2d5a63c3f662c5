import { fileSize } from './file-size'
import { count } from './format'
import { noneFound } from './none-found'

/** Texts of company profiles. */
export const profileMessages = {
  title: 'Company Profiles',
  lead: 'What the studio needs to know about a company: its colors, logo, files, addresses and people.',
  create: 'Create profile',
  nearlyFull: (owned: number, most: number) => `You have ${owned} of ${most} companies.`,
  createTitle: 'Create company profile',
  createLead: 'The name of the company. You can add everything else afterwards.',
  created: 'Profile created',
  updated: 'Profile updated',
  deleted: 'Brand profile deleted',
  search: 'Search company profiles',
  none: 'No company profiles yet',
  noneLead:
    'A company profile holds what you would tell us with every request: colors, logo, files, addresses. Fill it in once, and share it with your colleagues.',
  noneForUsers: 'Company profiles shared with you will appear here.',
  noneFits: (words: string) => noneFound('company profile', { words }),
  listed: (here: number, all: string) => `${here} of ${all} company profiles`,
  own: 'Yours',
  fields: {
    name: 'Name',
    owner: 'Owner',
    members: 'People',
    colors: 'Colors',
    updated: 'Updated',
  },
  tabs: {
    profile: 'Profile',
    members: 'Members',
    logins: 'Logins',
    requests: 'Requests',
    orders: 'Orders',
    history: 'History',
  },
  /** Words of each view after the company's name in the title and the heading. */
  titleOf: {
    profile: '',
    members: 'members',
    logins: 'logins',
    receipts: 'who looked at its passwords',
    requests: 'requests',
    orders: 'orders',
    history: 'history',
  },
  partOf: (company: string, part: string) => (part ? `${company}: ${part}` : company),
  views: 'Parts of the company profile',
  loginsLead:
    'What the studio needs to log in elsewhere. Encrypted; every reveal leaves a receipt.',
  openLogins: 'Open logins',
  membersLead: 'People and their permissions.',
  openMembers: 'Open members',
  edit: 'Edit profile',
  delete: 'Delete profile',
  backTo: 'Back to the profile',
  editLead: 'Save each section with its own button before you move on to the next.',
  editTitle: (name: string) => `Edit ${name}`,
  createRequest: 'Create request',
  empty: 'Nothing here yet',
  emptyLead:
    'This profile only has a name so far. Colors, logo, files and addresses will appear here.',
  deletion: (name: string) => `The company profile ${name} will be deleted for all its members.`,
  deletionFiles: (n: number) => `${count(n, 'file')} and all stored logins are deleted with it.`,
  deletionWork: (n: number) =>
    `${count(n, 'request or order', 'requests and orders')} made for it stay with the people who created them.`,
  noRequests: 'No requests for this company yet.',
  noOrders: 'No orders for this company yet.',
  ordersLead: 'Orders are only visible to the person who placed them and the studio.',
  order: 'Order',
  request: 'Request',
} as const

/** The parts of a profile, as the screens call them. */
export const partTexts = {
  name: { title: 'Details', lead: undefined, save: 'Save details' },
  brandColors: {
    title: 'Colors',
    lead: 'Hexadecimal, like #6B1F2E.',
    save: 'Save colors',
    row: 'Color',
    placeholder: '#283F97',
    another: 'Another color',
  },
  logo: { title: 'Logo', lead: 'PNG, JPEG or SVG.' },
  brand_guide: { title: 'Brand guide', lead: undefined },
  fonts: { title: 'Fonts', lead: undefined },
  photos_videos: { title: 'Photos and videos', lead: undefined },
  extra_assets: { title: 'Extra assets', lead: undefined },
  locations: {
    title: 'Locations',
    lead: 'Empty rows aren’t saved.',
    save: 'Save locations',
    row: 'Location',
    placeholder: 'Street and town',
    another: 'Another location',
  },
  websites: {
    title: 'Websites',
    lead: undefined,
    save: 'Save websites',
    row: 'Website',
    placeholder: 'https://brand.example',
    another: 'Another website',
  },
  links: {
    title: 'Links',
    lead: 'Pages worth knowing: prices, press, a shop.',
    save: 'Save links',
    row: 'Link',
    placeholder: 'https://page.example',
    another: 'Another link',
  },
  socials: {
    title: 'Socials',
    lead: undefined,
    save: 'Save socials',
    row: 'Social media link',
    placeholder: 'https://network.example/name',
    another: 'Another social',
  },
} as const

export const placesTitle = 'Places and addresses'

/** Texts after a list was saved, if not 'Profile updated'. */
export const savedTexts = {
  links: 'Links updated',
  socials: 'Social media links updated',
  colorAdded: 'Brand color added',
  colorDeleted: 'Brand color deleted',
} as const

export const removeRow = (row: string, place: number, text: string) =>
  text ? `Remove ${text}` : `Remove ${row.toLowerCase()} ${place}`

/** A row that is stored still. @param save what the button says that saves its part */
export const rowWaits = (text: string, save: string) =>
  `“${text}” will be removed when you press ${save}.`

/** Colours as they are read. */
export const colorTexts = {
  lead: 'Contrast on white and on the darkest color of the brand. Text needs 4.5:1.',
  on: (ratio: string, ground: string) => `${ratio}:1 on ${ground}, `,
  fit: { text: 'good for text', large: 'good for large text', none: 'not for text' },
  darkest: 'Darkest of the brand',
  white: 'white',
  css: 'CSS variables',
  ase: 'Adobe swatches',
  pdf: 'PDF sheet',
} as const

/** Texts on that sheet. */
export const colorSheetTexts = {
  title: (name: string) => `Brand colors of ${name}`,
  lead: (n: number) => (n === 1 ? 'Its brand color' : `Its ${n} brand colors`),
  rgb: (parts: readonly number[]) => `RGB ${parts.join(', ')}`,
}

export const profileFileMessages = {
  uploaded: (n: number) => `${count(n, 'file')} uploaded`,
  logoUploaded: 'Logo uploaded',
  deleted: 'File deleted',
  upload: 'Upload',
  replace: 'Replace',
  choose: (title: string) => `Files for ${title.toLowerCase()}`,
  chooseLogo: 'Logo',
  download: 'Download',
  downloadFile: (name: string) => `Download ${name}`,
  delete: 'Delete',
  deleteFile: (name: string) => `Delete ${name}`,
  confirm: (name: string) => `The file ${name} will be deleted from the company profile.`,
  downloadAll: 'Download all files',
  archive: (name: string) => `${name}.zip`,
  logoOf: (name: string) => `Logo of ${name}`,
  /** Under the logo; null where nothing is behind it. */
  on: (ground: string | null) =>
    ground === null ? 'As it is' : ground === '#ffffff' ? 'On white' : `On ${ground.toUpperCase()}`,
  deleteFileLabel: 'Delete file',
} as const

export const memberMessages = {
  /** Events of members: their rights, their coming and going. */
  updated: 'Company profile updated',
  inviteCreated: 'Invite created',
  inviteSent: 'Invite sent again',
  inviteWithdrawn: 'Invite withdrawn',
  owner: 'Owner',
  member: 'Member',
  self: 'you',
  invite: 'Invite',
  inviteBy: 'Invite by email',
  inviteHint: (most: number) => `They join when they accept. Up to ${most} invitations a day.`,
  invitedOn: 'Invited',
  notAnswered: 'not answered',
  again: 'Send again',
  againTo: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  remove: 'Remove',
  leave: 'Leave',
  removeMember: (name: string) => `Remove ${name}`,
  rights: { edit: 'Edit', work: 'Requests', logins: 'Logins' },
  rightsLead: {
    edit: 'Change colors, files, locations and addresses. Without it, they can only view.',
    work: 'See every request made for the company. Orders stay with the person who placed them.',
    logins: 'See the stored logins and reveal their passwords.',
  },
  rightOf: { edit: 'can edit', work: 'sees requests', logins: 'sees logins' },
  reads: 'can view',
  saveRights: 'Save permissions',
  passOn: 'Transfer ownership',
  passOnTitle: 'Transfer ownership',
  passOnLead: (name: string) =>
    `The new owner of ${name} manages its members and can delete it. The current owner stays a member with all permissions.`,
  passOnTo: 'New owner',
  choose: 'Choose a member',
  removal: (name: string, company: string) =>
    `${name} will no longer see ${company} or the requests others made for it.`,
  leaving: (company: string) =>
    `You will no longer see ${company} or the requests others made for it.`,
} as const

const waitText = ({ minutes }: Record<string, string | number>) =>
  Number(minutes) > 90
    ? count(Math.ceil(Number(minutes) / 60), 'hour')
    : count(Number(minutes), 'minute')

/** The sentences of the error codes of this area. */
export const profileErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'companies-full': (v) => `You can have up to ${v.limit} companies.`,
  'heir-full': (v) => `This person already has ${v.limit} companies, which is the limit.`,
  'member-already': 'This person is already a member.',
  'member-invited': 'This person has already been invited.',
  'members-full': (v) =>
    `A company profile can have up to ${v.most} members, including invited ones.`,
  'too-many-invites': (v) =>
    `You sent too many invitations just now. Please try again in ${waitText(v)}.`,
  'invite-needs-proof':
    'Before you invite people, confirm your own email. Get a link in your account settings.',
  'no-member': 'This person is no longer a member.',
  'invite-gone':
    'This invitation is no longer open: it was already answered or withdrawn, or its company profile was deleted.',
  'invite-of-another': 'This invitation was sent to a different email.',
  'invite-unproven':
    'Open this invitation from its email: the link confirms that the address is yours.',
  'invite-just-sent':
    'This invitation was sent in the last ten minutes. Please wait before sending it again.',
  'files-missing': 'Choose a file first.',
  'profile-full': (v) =>
    `A company profile holds up to ${v.most} files, ${fileSize(Number(v.limit))} in total.`,
  'brand-empty': 'This company profile has no colors or logo yet.',
}
