import { join } from 'node:path'
import { z } from 'zod'
import { callsIn, viewsIn } from './load-words/calls'
import { archivesIn, brandsIn, fileKey, logosIn, picturesIn } from './load-words/files'
import { offersIn, requestTypesIn } from './load-words/forms'
import { type DemoName, type Keys, keyOf, texts } from './load-words/keys'
import { companiesIn, type DemoPerson, packagesIn, peopleIn, studioIn } from './load-words/people'
import { keysIn, readJson, readTexts } from './load-words/read-words'
import { legalPagesIn, websitesIn } from './load-words/websites'
import { draftsIn, ordersIn, requestsBeforeIn, requestsIn } from './load-words/work-items'

const requestFiles = ['shops', 'books', 'food', 'cider', 'health', 'houses', 'clubs'].map(
  (name) => `requests/${name}`,
)
const orderFiles = ['brand', 'pages', 'shops', 'letters', 'talks'].map((name) => `orders/${name}`)

/** The words of the demo. @throws Error that names the file and the place in it that is wrong */
export function loadWords(folder = 'scripts/demo/words') {
  const at = (file: string) => join(folder, file)
  const read = <T extends z.ZodType>(file: string, schema: T) => readJson(at(file), schema)
  const readAll = <T>(names: readonly string[], schema: z.ZodType<T[]>) =>
    names.flatMap((name) => read(`${name}.json`, schema))

  const files = loadFiles(at)
  const keys: Keys = {
    person: keyOf<DemoName>('person', keysIn(at('people.json'))),
    file: fileKey(Object.keys({ ...files.texts, ...files.pictures, ...files.archives })),
    pack: keyOf('package', keysIn(at('packages.json'))),
    company: keyOf('company', [...keysIn(at('companies.json')), 'none']),
    website: keyOf('website', keysIn(at('websites.json'))),
    requestType: keyOf('request type', keysIn(at('request-types.json'))),
    orderType: keyOf('order type', keysIn(at('order-types.json'))),
  }
  const types = read('request-types.json', requestTypesIn(keys))
  const products = types.flatMap((type) => type.products)
  const offers = read('offers.json', offersIn(keys))
  const requests = [
    ...readAll(requestFiles, requestsIn(keys, products)),
    ...read('requests-before.json', requestsBeforeIn(keys, products)),
  ]
  return {
    files,
    studio: read('studio.json', studioIn(keys)),
    people: read('people.json', peopleIn(keys)) as Record<DemoName, DemoPerson>,
    packages: read('packages.json', packagesIn(keys)),
    companies: read('companies.json', companiesIn(keys)),
    websites: read('websites.json', websitesIn(keys, read('legal-pages.json', legalPagesIn()))),
    types,
    orderTypes: read('order-types.json', texts),
    offers,
    terms: readTexts(
      at('order-terms.md'),
      z.strictObject({ first: z.string(), changed: z.string() }),
    ),
    canned: {
      request: readTexts(at('canned-of-requests.md'), texts),
      order: readTexts(at('canned-of-orders.md'), texts),
    },
    requests,
    orders: readAll(orderFiles, ordersIn(keys, offers)),
    drafts: read('drafts.json', draftsIn(keys, products, requests)),
    views: read('views.json', viewsIn(keys)),
    calls: read('calls.json', callsIn(keys)),
  }
}

function loadFiles(at: (file: string) => string) {
  const inFiles = readTexts(at('files/texts.md'), texts)
  const brands = readJson(at('files/brands.json'), brandsIn)
  const pictures = readJson(at('files/pictures.json'), picturesIn(Object.keys(brands)))
  return {
    texts: inFiles,
    brands,
    pictures,
    logos: readJson(at('files/logos.json'), logosIn),
    archives: readJson(
      at('files/archives.json'),
      archivesIn(Object.keys({ ...inFiles, ...pictures })),
    ),
  }
}

export const words = loadWords()
