import type { FactName } from '~/panels/facts/bound-facts'
import type { Language } from '~/panels/facts/languages'
import type { Network } from '~/panels/facts/networks'
import { limits } from '~/permissions/limits'
import { count } from './format'

/** Texts about the facts of the business that a project is about. */
export const factsMessages = {
  lead: 'Headers, footers and contact sections on every page show these instead of the example text. What you type into a section yourself stays.',
  save: 'Save details',
  saved: 'Business details saved.',
  usedIn: (sections: number) => `Appears in ${count(sections, 'section')}`,
  showFirst: (sections: number) => (sections === 1 ? 'Show it' : 'Show the first'),
  unused: 'Doesn’t appear in any section',
  factNames: {
    phone: 'Phone',
    mail: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    socials: 'Social media',
    places: 'Other locations',
    pages: 'Menus',
    legal: 'Legal',
  } satisfies Record<FactName, string>,
  /** Above the groups of fields. */
  groups: {
    contact: 'Contact',
    hours: 'Opening hours',
    socials: 'Social media',
    legal: 'Legal',
    language: 'Language',
    places: 'Other locations',
    menus: 'Menus',
  },
  hoursHint:
    'Days you leave empty are shown as closed. A closing time before the opening time is on the next morning.',
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
  opensOn: (day: string) => `${day}, opens at`,
  closesOn: (day: string) => `${day}, closes at`,
  opensAgainOn: (day: string) => `${day}, opens again at`,
  closesAgainOn: (day: string) => `${day}, closes again at`,
  again: 'Add hours after a break',
  once: 'Remove the hours after a break',
  breakAtNight: 'Must be later than the opening time if there is a break after it',
  againEarly: 'Must be later than the first closing time',
  language: 'Language of the website',
  languageHint:
    'For opening hours, buttons like “Menu”, and what screen readers announce. Your own words and the example text stay as they are.',
  languageNames: {
    en: 'English',
    da: 'Dansk',
    de: 'Deutsch',
    es: 'Español',
    fi: 'Suomi',
    fr: 'Français',
    it: 'Italiano',
    nb: 'Norsk bokmål',
    nl: 'Nederlands',
    pl: 'Polski',
    pt: 'Português',
    sv: 'Svenska',
  } satisfies Record<Language, string>,
  languageWrong: 'Choose one of the languages',
  openAlready: (day: string) => `Must be after ${day}’s hours end, past midnight`,
  weekdays: 'Use Monday’s hours on all weekdays',
  timeWrong: 'Must be a time, e.g. 9:30 AM',
  timeMissing: 'Add a time',
  networkNames: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
  } satisfies Record<Network, string>,
  socialsHint: 'A link to your page, or your username, e.g. @kirkegata',
  socialWrong: 'Must be a web address or a username such as @kirkegata',
  fields: {
    phone: 'Phone',
    mail: 'Email',
    street: 'Street address',
    city: 'City and postal code',
    legalName: 'Legal name',
  },
  legalNameHint: 'Shown after the © if it differs from the project’s name',
  legalPages: {
    imprint: 'Legal notice',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  legalPagesLead: 'Footers link to these pages, which are found by their names.',
  addLegalPage: (name: string) => `Add a ${name.toLowerCase()} page`,
  placesHint: `Besides the address above. Up to ${limits.placesOfProject}.`,
  place: (number: number) => `Location ${number}`,
  placeParts: { name: 'Name', address: 'Address', phone: 'Phone' },
  placePart: (number: number, part: string) => `Location ${number}, ${part.toLowerCase()}`,
  addPlace: 'Add location',
  fullPlaces: `You can add up to ${limits.placesOfProject} locations.`,
  menus: 'Headers and footers list this project’s pages in the order of the page tree.',
  openPages: 'Open the page tree',
  from: 'Fill in from a company profile',
  chooseProfile: 'Choose a profile',
  fill: 'Fill in empty fields',
  noProfile: 'Choose a company profile first.',
  filled: (company: string, labels: readonly string[]) =>
    labels.length > 0
      ? `Filled in from ${company}: ${labels.join(', ')}. Nothing is saved yet.`
      : `The profile of ${company} has nothing that isn’t filled in here already.`,
} as const
