import type { LinksFunction } from '@remix-run/node'
import sheet from './use-template.css?url'

/** The looks of the screens on which a template is chosen and tried. */
export const templateStyles: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
