import type { Person } from './person'

const hair = { light: '#2b231f', shade: '#100c0b' }

/** Close-cropped hair, goatee and glasses. */
export const kofi: Person = ({ primary, sand }) => ({
  skin: ['#80502f', '#5f3720', '#432615'],
  hair,
  backdrop: [sand(0.9, 0.9), sand(0.76, 1.2)],
  cloth: primary(0.32, 0.9),
  glasses: true,
  lips: { color: '#d9a08c', opacity: 0.9 },
  hairBehind: ``,
  hairInFront: `<path d="M138 174C138 118 164 88 200 88C236 88 262 118 262 174C256 146 250 132 244 126C214 116 186 116 156 126C150 132 144 146 138 174Z" fill="${hair.shade}"/><path d="M174 240C184 234 216 234 226 240L222 246C212 241 188 241 178 246ZM180 266C188 262 212 262 220 266C220 288 212 298 200 298C188 298 180 288 180 266Z" fill="${hair.shade}" opacity=".9"/>`,
  collar: `<path d="M166 338L132 358L178 430L200 384L222 430L268 358L234 338L200 382Z" fill="${sand(0.97, 0.3)}"/>`,
})
