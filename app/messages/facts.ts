import type { Network } from '~/panels/facts/networks'
import { limits } from '~/permissions/limits'

/** Texts about the facts of the business that a project is about. */
export const factsMessages = {
  title: 'Business details',
  edit: 'Edit business details',
  part: 'Phone, address, hours and links: typed once, shown on every page.',
  lead: 'Headers, footers and contact sections on every page show these instead of example text. Text you type into a section yourself stays.',
  asked: 'These pages still tell of an invented business.',
  add: 'Add your business details',
  save: 'Save details',
  saved: 'Business details saved.',
  /** Above the groups of fields. */
  groups: {
    contact: 'Contact',
    hours: 'Opening hours',
    socials: 'Social media',
    legal: 'Legal',
    places: 'Other locations',
    menus: 'Menus',
  },
  hoursHint: 'A day you leave empty is shown as closed.',
  dayNames: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  closed: 'Closed',
  /** What a field of a day is called without its row. */
  opensOn: (day: string) => `${day}, opens`,
  closesOn: (day: string) => `${day}, closes`,
  weekdays: 'Same as Monday for all weekdays',
  timeWrong: 'Must be a time, e.g. 09:30',
  timeMissing: 'Add a time',
  networkNames: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
  } satisfies Record<Network, string>,
  socialsHint: 'The address of your page, or your name there, e.g. @kirkegata',
  socialWrong: 'Must be a web address or a name such as @kirkegata',
  fields: {
    phone: 'Phone',
    mail: 'Email',
    street: 'Street',
    city: 'Postal code and city',
    legalName: 'Legal name',
  },
  legalNameHint: 'Shown after the © if it isn’t the project’s name',
  legalPages: {
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  legalPagesLead: 'Footers link to these pages. A page counts by its name.',
  addLegalPage: (name: string) => `Add the page ${name}`,
  placesHint: `Besides the address above, up to ${limits.placesOfProject}`,
  place: (number: number) => `Location ${number}`,
  placeParts: { name: 'Name', address: 'Address', phone: 'Phone' },
  placePart: (number: number, part: string) => `Location ${number}, ${part.toLowerCase()}`,
  addPlace: 'Add location',
  fullPlaces: `Up to ${limits.placesOfProject} locations can be shown.`,
  menus: 'Headers and footers list the pages of this project in the order of the page tree.',
  openPages: 'Open the page tree',
  from: 'Take from a company profile',
  chooseProfile: 'Choose a profile',
  fill: 'Fill in empty fields',
  noProfile: 'Choose a company profile first.',
  filled: (company: string, labels: readonly string[]) =>
    labels.length > 0
      ? `Filled in from ${company}: ${labels.join(', ')}. Nothing is saved yet.`
      : `${company} says nothing that isn’t filled in here already.`,
} as const
