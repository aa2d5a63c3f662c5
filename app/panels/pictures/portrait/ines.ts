import type { Person } from './person'

const hair = { light: '#75503a', shade: '#4a2f20' }

/** Long brown hair, blazer. */
export const ines: Person = ({ primary, sand }) => ({
  skin: ['#e8b48c', '#c98a60', '#a56a45'],
  hair,
  backdrop: [sand(0.92, 0.8), sand(0.78, 1.1)],
  cloth: primary(0.24, 0.6),

  hairBehind: `<path d="M122 200C108 110 150 66 204 66C260 66 292 112 280 200C278 270 302 330 312 372C280 392 250 380 240 360H160C148 382 116 390 88 372C104 330 124 268 122 200Z" fill="url(#hair)"/>`,
  hairInFront: `<path d="M134 206C128 130 152 80 204 80C254 80 274 130 266 206C262 176 246 146 214 122C200 150 160 172 134 206Z" fill="url(#hair)"/>`,
  collar: `<path d="M166 334L150 352L200 420L250 352L234 334C230 360 214 374 200 374C186 374 170 360 166 334Z" fill="${sand(0.96, 0.3)}"/>
    <path d="M200 420L250 352L272 360L214 480H186L128 360L150 352Z" fill="${primary(0.3, 0.6)}"/>
    <path d="M200 420L186 480H214Z" fill="${sand(0.93, 0.3)}"/>`,
})
