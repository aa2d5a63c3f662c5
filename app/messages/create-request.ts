import type { DeliveryUnit } from '~/shared/clock'
import { deliveryText } from './delivery'
import { count } from './format'

/** Texts of the three steps of creating a request. */
export const createRequestMessages = {
  title: 'Create a request',
  requests: 'Requests',
  steps: { type: 'Type', product: 'Product', details: 'Details' },
  done: 'done',
  active: (active: number, allowed: number) => `${active} of ${allowed} active requests`,
  activeHint: 'Requests waiting for your review don’t count.',
  withThis: (active: number, allowed: number) => `${active} of ${allowed} with this one`,
  allUsed: (active: number, allowed: number) => `${active} of ${allowed}, limit reached`,
  forms: (n: number) => (n === 0 ? 'No form yet' : count(n, 'form')),
  doneIn: (time: number, unit: DeliveryUnit) => `done in ${deliveryText(time, unit)}`,
  notOffered: 'Not offered to clients',
  covered: (packages: readonly string[], types: number) =>
    `Your ${packages.length === 1 ? 'package' : 'packages'} ${listed(packages)} ${
      packages.length === 1 ? 'covers' : 'cover'
    } ${types === 1 ? 'this type' : 'these types'}. Write to the studio to add another one.`,
  questions: (n: number) => count(n, 'question'),
  form: 'Form',
  lastUsed: 'Last used',
  never: 'Never',
  /** @param client whose packages they are, to staff who file for them */
  eachDone: (
    time: number,
    unit: DeliveryUnit,
    packages: readonly string[],
    client: string | null,
  ) =>
    `Each is ${createRequestMessages.doneIn(time, unit)}${
      packages.length === 0
        ? '.'
        : ` and included in ${client === null ? 'your' : `${client}’s`} ${listed(packages)} package.`
    }`,
  limitTitle: (allowed: number) =>
    allowed === 0
      ? 'You can’t have active requests'
      : `You’ve reached your limit of ${count(allowed, 'active request')}`,
  limit: (active: number, allowed: number) =>
    `You have ${active} of ${allowed} active requests. Once one is completed or waits for your review, you can send the next.`,
  toRequests: 'See my requests',
  toProjects: 'Go to my projects',
  noPackageTitle: 'Requests come with a package',
  noPackage: 'You need a package to send requests. Write to the studio to add one.',
  noTypesTitle: 'Nothing can be requested yet',
  noTypes:
    'Your package has no request types right now. Write to the studio to add some; your sent requests stay under Requests.',
  noTypesStaff: 'There are no request types yet. Create one first.',
  otherTypeTitle: (type: string) => `${type} is not in your packages`,
  otherType:
    'It was turned off, or belongs to a package you don’t have. Choose another type, or write to the studio.',
  otherTypes: 'See what you can request',
  noProductsTitle: 'There is no form to fill in yet',
  noProducts:
    'The studio has not published a form for this type. Choose another type, or write to the studio.',
  noProductsStaff: 'None of its products has a published form. Publish one first.',
  whoFor: 'Who is it for?',
  whoForLead: 'Choose the client; the request will be in their name.',
  searchClients: 'Search name or email',
  noClient: 'No client found',
  noClientLead: 'Requests belong to clients. Try another name or email.',
  client: 'Client',
  change: 'Change',
  for: 'For',
  forClient: (name: string) => `For ${name}.`,
  myself: 'Myself',
  themselves: (name: string) => `${name} themselves`,
  company: 'company profile; its members see the request too',
  deadline: 'Preferred deadline',
  deadlineHint: 'We’ll tell you if we can’t make it.',
  send: 'Send request',
  sending: 'Sending',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved',
  elsewhere: 'This form is also open in another tab. Save draft keeps the answers of both.',
  savedBoth: 'Draft saved, with what you answered in another tab',
  factsTitle: 'What you get',
  facts: {
    type: 'Type',
    price: 'Price',
    priority: 'Priority',
    due: 'Due',
    designer: 'Designer',
    active: 'Active',
  },
  included: (packages: readonly string[]) => `Included in ${listed(packages)}`,
  onTimeRate: ({ kept, of }: { kept: number; of: number }, type: string) =>
    `${kept} of the last ${of} of “${type}” were on time`,
  ifSentToday: 'if sent today',
  soon: 'Named once assigned',
  afterTitle: 'After you send it',
  after: (designer: string | null, staff: boolean) =>
    `${designer ?? 'The studio'} gets it right away. ${
      staff ? 'The client is notified and can follow' : 'You can follow'
    } every step under Requests.`,
  atLimit: (allowed: number) =>
    `You have ${allowed} active requests, which is your limit. Save this as a draft and send it when one is done.`,
  unavailable:
    'This type is no longer offered to you. What you wrote is kept as a draft; write to the studio to find out what to do.',
  changedTitle: 'This form changed while you were filling it in',
  changed: (added: number) =>
    added === 0
      ? 'What you wrote is kept. Please check it, then send it.'
      : `What you wrote is kept. ${added === 1 ? 'One question is new' : `${added} questions are new`}; please answer, then send it.`,
  sent: (number: number) => `Request ${number} sent`,
  brief: 'Brief',
  printView: 'Print view',
  backToRequest: 'Back to the request',
  stepsLabel: 'Steps',
  companyLabel: 'Company',
} as const

const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** The sentences of the error codes of this area. */
export const createRequestErrors = {
  'client-unknown': (v: Record<string, string | number>) => `Choose a client for this ${v.kind}.`,
  'type-not-offered':
    'This type of request is no longer in your packages, so it was not sent. What you wrote is kept as a draft.',
  'request-limit':
    'You have reached your limit of active requests, so this one was not sent. What you wrote is kept as a draft.',
  'form-changed':
    'This form changed while you were filling it in. What you wrote is kept: please check it and send it again.',
  'answers-elsewhere':
    'This form is also open in another tab. The answers of both are here now: please check them, then send. Nothing is sent yet.',
  'answers-refused': 'Some answers need another look, so nothing was sent.',
} as const
