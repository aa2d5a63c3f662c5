import type { LinksFunction } from '@remix-run/node'
import sheet from './studio.css?url'

/** The looks of the templates that the studio keeps, which no other screen loads. */
export const studioStyles: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
