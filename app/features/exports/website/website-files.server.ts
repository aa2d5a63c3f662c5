import { brandForDrawing } from '~/features/panels/brand-for-drawing.server'
import { libraryRevision } from '~/features/panels/library-revision.server'
import { websiteFileMessages as say } from '~/messages/website-files'
import type { FileJob, PrintedSection } from '~/panels/print-job'
import { onPicture } from '~/platform/pictures/pictures.server'
import { lostPageJob, pageJob, type Surroundings, webAddress } from './page-job.server'
import type { Website, WebsitePage } from './read-website.server'
import { hashOf, sectionPictures } from './section-pictures.server'
import { sharedStyle } from './shared-style'

export type WebsiteFile = { name: string; content: string | Uint8Array }

/** Seconds of a core that a page of many panels may take. */
const seconds = 20
const iconSides = [32, 180, 512]

/**
 * The files of a website, each as soon as it is made: only the rules of the style, and a page with a style
 * of its own, wait for the last page.
 *
 * @param address where the website will be; ends with a slash
 * @param onPage called for each page made
 */
export async function* websiteFiles(
  site: Website,
  address: string | null,
  onPage: () => void,
): AsyncGenerator<WebsiteFile> {
  const waiting: WebsiteFile[] = []
  const written = new Set<string>()
  const write = (name: string, content: string | Uint8Array) => {
    if (written.has(name)) return
    written.add(name)
    waiting.push({ name, content })
  }
  function* ready() {
    for (let file = waiting.shift(); file; file = waiting.shift()) yield file
  }
  const brand = await brandForDrawing(site.brand)
  const version = hashOf(JSON.stringify([libraryRevision(), site]))
  const files: Surroundings = {
    brand,
    address,
    style: `style.${version}.css`,
    icons: await writeIcons(brand, write),
  }
  yield* ready()

  const letters = new Set<string>()
  const pictures = sectionPictures(site, write)
  const style = sharedStyle()
  const alone: { name: string; html: string; base: string }[] = []
  const print = async (path: string, job: FileJob) => {
    const page = await onPicture('printFile', job, { short: true, seconds })
    // A page alone brings its rules.
    if (!job.isAlone) style.add(page.style)
    for (const letter of page.letters) letters.add(letter)
    for (const [name, source] of page.pictures) write(name, contentOf(source))
    const name = `${path}.html`
    if (job.isAlone) alone.push({ name, html: page.html, base: job.base })
    else write(name, page.html)
  }
  const sectionsOf = async (page: WebsitePage, base: string) => {
    const sections: PrintedSection[] = []
    for (const section of page.sections) {
      const printed = await pictures.printed(section, base)
      if (printed) sections.push(printed)
    }
    return sections
  }
  for (const page of site.pages) {
    const first = address && page.sections.find(({ type }) => type === 'body')
    const picture = first ? await pictures.share(first) : null
    const { base } = pageJob(site, page, { sections: [] }, files)
    const sections = await sectionsOf(page, base)
    await print(page.path, pageJob(site, page, { sections, ...(picture && { picture }) }, files))
    yield* ready()
    onPage()
  }
  if (!site.lost) {
    const around = { ...site.home, sections: site.home.sections.filter(isAround) }
    const { base } = lostPageJob(site, [], files)
    await print('404', lostPageJob(site, await sectionsOf(around, base), files))
    yield* ready()
  }
  const css = await onPicture('websiteStyle', style.all(), { short: true })
  const wanted = { letters: [...letters].join(''), typeface: brand.typeface }
  const fonts = await onPicture('websiteFonts', wanted, { short: true })
  const faces = fonts.map(({ family, part, range, bytes }) => {
    const name = `${family.toLowerCase()}-${part}.${version}.woff2`
    write(name, bytes)
    return { family, name, range }
  })
  const families = [...new Set(fonts.map(({ family }) => family))]
  write(files.style, faces.map((face) => fontFace(face, [''])).join('') + css)
  for (const { name, html, base } of alone) {
    // From a disk its folder is not the root of a host.
    const from = base === '' ? [''] : [base, '']
    const own = faces.map((face) => fontFace(face, from)).join('')
    write(
      name,
      html.replace('<style>', () => `<style>${own}`),
    )
  }
  write('robots.txt', say.robots(address && `${address}sitemap.xml`))
  if (address) write('sitemap.xml', sitemap(site, address))
  write('README.txt', say.readMe({ name: site.name, address, fonts: families }))
  yield* ready()
}

const isAround = ({ type }: { type: string }) => type !== 'body'

async function writeIcons(
  brand: Surroundings['brand'],
  write: (name: string, content: string | Uint8Array) => void,
): Promise<Surroundings['icons']> {
  const { sign, icons } = await onPicture('websiteIcons', { brand, sides: iconSides })
  const named = icons.map((bytes, i) => ({ name: `icon-${iconSides[i]}.png`, bytes }))
  for (const { name, bytes } of named) write(name, bytes)
  if (sign) write('icon.svg', sign)
  return [
    ...(sign ? [{ name: 'icon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
    ...named.map(({ name }, i) => ({
      ...{ name, type: 'image/png', sizes: `${iconSides[i]}x${iconSides[i]}` },
      touch: iconSides[i] === 180,
    })),
  ]
}

/** Text of a drawing, or a data URI. */
const contentOf = (source: string): string | Uint8Array =>
  source.startsWith('data:') ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64') : source

type Face = { family: string; name: string; range: string }

const fontFace = ({ family, name, range }: Face, from: readonly string[]) =>
  `@font-face{font-family:${family};src:${from.map((base) => `url("${base}${name}") format("woff2")`).join()};font-weight:400 700;font-display:swap;unicode-range:${range}}\n`

/** Pages outside the navigation are no part of it. */
function sitemap({ pages }: Website, address: string): string {
  const entries = pages
    .filter(({ nonNavigation }) => !nonNavigation)
    .map((page) => `<url><loc>${escaped(webAddress(address, page))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
