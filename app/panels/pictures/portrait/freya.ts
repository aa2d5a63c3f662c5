import type { Person } from './person'

const hair = { light: '#b88551', shade: '#8a5a32' }

/** Blond bun, polo neck. */
export const freya: Person = ({ primary, sand }) => ({
  skin: ['#f6d3ba', '#e0a98a', '#c08566'],
  hair,
  backdrop: [primary(0.78, 0.8), primary(0.56, 1)],
  cloth: sand(0.9, 0.5),

  hairBehind: `<circle cx="206" cy="60" r="36" fill="url(#hair)"/>`,
  hairInFront: `<path d="M136 186C132 118 160 78 204 80C246 80 270 116 264 186C256 150 236 130 202 128C168 130 146 150 136 186Z" fill="url(#hair)"/>`,
  collar: `<path d="M160 318H240V366C220 380 180 380 160 366Z" fill="${sand(0.9, 0.5)}"/>
    <path d="M160 336C186 346 214 346 240 336" stroke="#000" stroke-opacity=".12" stroke-width="4" fill="none"/>`,
})
