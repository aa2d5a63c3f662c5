import type { Person } from './person'

const hair = { light: '#4d3b31', shade: '#2b211c' }

/** Short dark hair, glasses, open suit collar. */
export const julian: Person = ({ primary, sand }) => ({
  skin: ['#f3c9a8', '#d99c77', '#b97a58'],
  hair,
  backdrop: [primary(0.88, 0.5), primary(0.7, 0.9)],
  cloth: primary(0.34, 1),
  glasses: true,
  hairBehind: '',
  hairInFront: `<path d="M134 196C126 120 150 70 206 70C256 66 276 110 266 196C262 178 258 160 250 146C222 150 176 146 160 132C148 150 140 172 134 196Z" fill="url(#hair)"/>`,
  collar: `<path d="M166 338L132 358L178 430L200 384L222 430L268 358L234 338L200 382Z" fill="${sand(0.97, 0.3)}"/>
    <path d="M132 356L108 372L160 480H192L178 430ZM268 356L292 372L240 480H208L222 430Z" fill="${primary(0.28, 0.9)}"/>`,
})
