import { limits } from '~/permissions/limits'
import { fileSize } from './file-size'
import { count, number } from './format'

const asList = new Intl.ListFormat('en-US')

const replaceThem = 'Replace or remove them'

type Values = Record<string, string | number>

/** Sentences of what a website that is taken home can be refused for; part of `errors.ts`. */
export const websiteFileErrors: Record<string, string | ((values: Values) => string)> = {
  'website-many-pages': `A website can be downloaded with up to ${limits.pagesOfWebsite} pages. Duplicate the project and delete pages to download it in parts.`,
  'website-long-page': ({ page = '' }) =>
    `“${page}” has more than ${limits.sectionsOfWebsite} sections, which is too many for a website.`,
  'website-must-replace': `Some phone numbers, email addresses, addresses or legal texts are still made up. ${replaceThem} first.`,
  'website-unconfirmed': ({ open = 0 }) =>
    `${count(Number(open), 'section')} still ${open === 1 ? 'has' : 'have'} example text. Confirm it, change it, or remove the section.`,
  'website-changed': 'The website has changed since you looked it over. Please look it over again.',
  'website-too-large': `The pictures of this website are more than ${fileSize(limits.bytesOfWebsite)}, which is too much for one download.`,
}

/** What words of an example claim. */
const kinds = {
  phone: 'Phone number',
  mail: 'Email address',
  address: 'Address',
  legal: 'Legal text',
  people: 'Names of people',
  prices: 'Prices',
  promises: 'Promises',
  reviews: 'Reviews and ratings',
  figures: 'Figures',
  hours: 'Opening hours',
  answers: 'Answers to questions',
  customers: 'Customers',
  nowhere: 'Leads nowhere',
  undescribed: 'Pictures without a description',
} as const

const legalPages = { imprint: 'a legal notice', privacy: 'a privacy policy' } as const

const inFolder = ` If the website will be in a folder of your
   host, enter its address before you download it.`

type ReadMe = { name: string; address: string | null; fonts: readonly string[] }

/** What the download of a website says, on screen and in its files. */
export const websiteFileMessages = {
  title: 'Download the website',
  choice: (name: string) => `Website: ${name}`,
  choiceHint:
    'A ZIP of files for any web host. It also opens straight from your disk; nothing has to be installed.',
  lookItOver: 'Check and download',
  lead: 'You get a ZIP with one file for each page, plus pictures and fonts. Unpack it and open index.html, or upload it to a web host.',
  address: 'Address of the website',
  addressHint:
    'If you know where it will be, such as https://example.com. Search results and shared links then show it correctly.',
  addressWrong: 'Enter a web address such as https://example.com, without “?” or “#”.',
  download: 'Download website',
  checkTitle: 'Look this over first',
  checkLead:
    'The panels come with text about a made-up business. What is listed here still says what the example says, or doesn’t work in a downloaded website. For each section, say that its words are true for your business, change them, or remove it.',
  kinds,
  found: (what: string, words: readonly string[], more: number) =>
    `${what}: ${[...words, ...(more > 0 ? [`${more} more`] : [])].join(' · ')}`,
  fieldsOff: 'Its fields don’t send anything and are turned off.',
  described: (name: string) =>
    `For people who can’t see the picture, it is described as “${name}”.`,
  emptyPage: 'Empty',
  emptyPageHint: 'There is nothing between its header and footer.',
  openPage: 'Open the page',
  moreSections: (more: number) => `… and ${count(more, 'more section')}.`,
  missing: (pages: readonly (keyof typeof legalPages)[]) =>
    `There is no page for ${pages.map((page) => legalPages[page]).join(' or ')}. Many countries require one.`,
  mustReplace: 'Must be replaced',
  /** Leads to the first of them. */
  replaceThem,
  listed: (sections: number, mustReplace: number) =>
    count(sections, 'section') +
    (mustReplace > 0 ? `, ${number(mustReplace)} with text to replace` : ''),
  mustReplaceTitle: 'Visitors would reach someone else',
  mustReplaceHint:
    'You can download the website once the phone numbers, email addresses, addresses and legal texts marked “Must be replaced” are your own. If you don’t need one of them, open its section and clear its field, or remove its row.',
  toFacts: 'Fill in your business details',
  confirm: 'These words are true for my business',
  ofSection: (name: string) => `: ${name}`,
  unconfirmed: 'Not confirmed yet',
  confirmAll: (sections: number) =>
    sections === 1 ? 'Confirm and download' : `Confirm all ${number(sections)} and download`,
  remove: 'Remove the section',
  show: 'Show on the page',
  progress: (done: number, total: number) => `${done} of ${total} pages ready`,
  again: 'Check again',

  robots: (sitemap: string | null) =>
    `User-agent: *\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`,

  readMe: ({ name, address, fonts }: ReadMe) => `${name}

These files are a whole website. There is nothing to install, and no program
runs in them.

Take a look
Unpack the ZIP and open index.html with your browser.

Put it on the web
1. Upload everything in this folder to your web host, keeping the folders as
   they are. The file index.html is the home page.
2. If your host asks which file to show for an address that does not exist,
   enter 404.html. Its links work once it is on the web; opened from your disk,
   they may lead nowhere.${address ? '' : inFolder}

What does not work
- Forms don’t send anything: their fields and buttons are turned off. Put your
  email address or phone number on the page instead.
- Text is a link only where you linked it, where it is the name of a page, or
  where it is one of your business details.
- Search fields find nothing, and prices or times do not change by themselves.

${
  address
    ? `Made for ${address}
The files sitemap.xml and robots.txt tell search engines which pages there
are. If the website moves to another address, download it again.`
    : `There is no sitemap.xml
It needs the address of the website, which was not known when these files
were made. Download the website again with its address, and the sitemap, the
addresses of the pages and the pictures for sharing are included.`
}

Before you publish
Read every page once more. In many countries a website needs a legal notice
and a privacy policy.

Fonts: ${asList.format(fonts)}, under the SIL Open Font License 1.1:
https://openfontlicense.org
`,
} as const
