import type { Person } from './person'

const hair = { light: '#493630', shade: '#231815' }

/** Dark hair in a high tail, polo neck. */
export const elif: Person = ({ primary, sand }) => ({
  skin: ['#ecbf98', '#cf976c', '#a7714b'],
  hair,
  backdrop: [primary(0.86, 0.5), primary(0.68, 0.9)],
  cloth: sand(0.9, 0.5),

  hairBehind: `<path d="M226 70C300 62 336 130 322 222C318 262 330 304 312 340C288 306 288 250 284 206C280 160 262 128 232 112Z" fill="url(#hair)"/><circle cx="226" cy="76" r="26" fill="${hair.shade}"/>`,
  hairInFront: `<path d="M136 188C130 116 160 76 204 78C248 78 272 114 264 188C256 150 238 128 204 124C168 128 146 150 136 188Z" fill="url(#hair)"/>`,
  collar: `<path d="M160 318H240V366C220 380 180 380 160 366Z" fill="${sand(0.9, 0.5)}"/><path d="M160 336C186 346 214 346 240 336" stroke="#000" stroke-opacity=".12" stroke-width="4" fill="none"/>`,
})
