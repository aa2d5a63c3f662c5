import type { Person } from './person'

const hair = { light: '#b2ada6', shade: '#7d7871' }

/** Short grey hair, glasses, scarf. */
export const marta: Person = ({ primary, secondary, sand }) => ({
  skin: ['#f2cdb2', '#d8a488', '#b4805f'],
  hair,
  backdrop: [sand(0.94, 0.6), sand(0.84, 1)],
  cloth: primary(0.36, 0.7),
  glasses: true,
  brows: '#857f77',
  hairBehind: ``,
  hairInFront: `<path d="M133 200C120 118 152 68 206 66C260 64 282 118 267 200C262 176 258 160 252 146C236 126 216 116 196 122C174 118 148 142 133 200Z" fill="url(#hair)"/>`,
  collar: `<path d="M152 338C168 372 232 372 248 338L268 356C250 410 150 410 132 356Z" fill="${secondary(0.66, 1)}"/><path d="M206 384L240 376L250 456L218 462Z" fill="${secondary(0.58, 1)}"/>`,
})
