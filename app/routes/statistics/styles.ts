import type { LinksFunction } from '@remix-run/node'
import sheet from './statistics.css?url'

/** The looks of the statistics, which no other screen loads. */
export const statisticsStyles: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
