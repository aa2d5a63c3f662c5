import type { Person } from './person'

const hair = { light: '#e4e2de', shade: '#c3c0ba' }

/** Silver bob, white collar. */
export const greta: Person = ({ primary, sand, leaf }) => ({
  skin: ['#efc19c', '#d19469', '#aa6f48'],
  hair,
  backdrop: [leaf(0.85), leaf(0.66)],
  cloth: primary(0.3, 0.7),
  brows: '#9c988f',
  hairBehind: `<path d="M126 190C120 116 152 74 204 74C258 74 284 118 276 190C278 232 282 262 272 288H130C120 262 124 232 126 190Z" fill="url(#hair)"/>`,
  hairInFront: `<path d="M132 216C126 130 150 82 206 82C256 82 274 136 268 216C264 190 258 160 248 142C220 158 172 160 150 150C140 168 136 190 132 216Z" fill="url(#hair)"/>`,
  collar: `<path d="M166 338L140 356L190 420L200 380L210 420L260 356L234 338L200 378Z" fill="${sand(0.97, 0.3)}"/>`,
})
