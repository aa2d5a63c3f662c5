import { attributesOf, escaped } from './escape'
import { pageHead } from './print-page'

/** What a page of a website says about itself to browsers, searches and those who share its address. */
export type PageHead = {
  /** Name of the website. */
  site: string
  title: string
  description: string
  /** The color of a browser's frame. */
  color: string
  /** Addresses of the files beside the page. The font is not fetched early: from a disk that is refused. */
  style: string
  icons: readonly { href: string; type: string; sizes?: string; touch?: boolean }[]
  /** The page's own address in the web, and its picture's, where they are known. */
  url?: string
  picture?: string
  /** All of its style, in place of a file. */
  css?: string
  /** Whether searches leave the page out. */
  isHidden?: boolean
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta${attributesOf({ name, content })}>` : ''

const property = (name: string, content: string | undefined) =>
  content ? `<meta${attributesOf({ property: `og:${name}`, content })}>` : ''

const linked = (rel: string, more: Record<string, string | undefined>) =>
  `<link${attributesOf({ rel, ...more })}>`

/** The head of a document whose style and font are files. */
export function headOf(head: PageHead): string {
  const { site, title, description, url, picture } = head
  return [
    pageHead,
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    head.isHidden ? meta('robots', 'noindex') : '',
    url ? linked('canonical', { href: url }) : '',
    property('type', 'website'),
    property('site_name', site),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', picture),
    picture ? property('image:width', '1200') + property('image:height', '630') : '',
    picture ? meta('twitter:card', 'summary_large_image') : '',
    meta('theme-color', head.color),
    ...head.icons.map(({ touch, ...icon }) => linked(touch ? 'apple-touch-icon' : 'icon', icon)),
    head.css ? `<style>${head.css}</style>` : linked('stylesheet', { href: head.style }),
  ].join('')
}
