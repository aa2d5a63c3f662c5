import type { LinksFunction } from '@remix-run/node'
import sheet from './convert.css?url'

/** The looks of the converter, which no other screen loads. */
export const convertStyles: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
