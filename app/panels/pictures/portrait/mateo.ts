import type { Person } from './person'

const hair = { light: '#3b2d27', shade: '#1d1613' }

/** Beard and glasses, denim shirt. */
export const mateo: Person = ({ primary, secondary }) => ({
  skin: ['#b57b52', '#93592f', '#6f4020'],
  hair,
  backdrop: [secondary(0.88, 0.8), secondary(0.72, 1)],
  cloth: primary(0.5, 1),
  glasses: true,
  lips: { color: '#f0d9cf', opacity: 0.9 },
  hairBehind: '',
  hairInFront: `<path d="M137 182C132 116 160 80 200 80C242 80 268 116 263 182C258 158 254 140 246 130C216 118 184 118 154 130C146 140 142 158 137 182Z" fill="url(#hair)"/>
    <path d="M140 196C142 252 160 300 200 302C240 300 258 252 260 196C254 226 244 240 226 240C214 234 186 234 174 240C156 240 146 226 140 196Z" fill="${hair.shade}" opacity=".92"/>`,
  collar: `<path d="M160 344L200 398L240 344L262 356L214 420H186L138 356Z" fill="${primary(0.58, 0.9)}"/>
    <path d="M200 398V480" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`,
})
