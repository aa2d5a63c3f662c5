import type { LinksFunction } from '@remix-run/node'
import sheet from './library.css?url'

/** The looks of the panels that the studio keeps, which no other screen loads. */
export const libraryStyles: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
