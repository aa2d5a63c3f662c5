import type { Person } from './person'

const hair = { light: '#3a2f2c', shade: '#171110' }

/** Long black waves, blouse. */
export const leila: Person = ({ primary, secondary, sand }) => ({
  skin: ['#d8a077', '#b57c52', '#8b5936'],
  hair,
  backdrop: [primary(0.82, 0.6), primary(0.62, 0.9)],
  cloth: secondary(0.84, 0.8),

  hairBehind: `<path d="M120 200C106 106 150 62 202 62C258 62 296 108 282 200C292 240 276 270 294 310C304 336 296 362 280 380C260 390 246 372 240 356H160C152 374 138 390 118 380C102 360 96 336 108 308C124 272 110 240 120 200Z" fill="url(#hair)"/>`,
  hairInFront: `<path d="M133 212C126 130 152 78 202 78C254 78 275 130 267 212C262 178 244 140 202 106C160 140 140 178 133 212Z" fill="url(#hair)"/>`,
  collar: `<path d="M166 334L150 352L200 420L250 352L234 334C230 360 214 374 200 374C186 374 170 360 166 334Z" fill="${sand(0.96, 0.3)}"/>`,
})
