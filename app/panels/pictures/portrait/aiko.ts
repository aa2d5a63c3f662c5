import type { Person } from './person'

const hair = { light: '#34323a', shade: '#151417' }

/** Black bob with a straight fringe. */
export const aiko: Person = ({ primary, secondary, sand }) => ({
  skin: ['#f4d2b0', '#dcae86', '#b98a62'],
  hair,
  backdrop: [secondary(0.93, 0.5), secondary(0.84, 0.8)],
  cloth: primary(0.3, 0.9),

  hairBehind: `<path d="M122 198C114 112 150 66 202 66C258 66 290 114 280 198C282 240 282 272 270 296H132C120 272 120 240 122 198Z" fill="url(#hair)"/>`,
  hairInFront: `<path d="M133 214C124 126 150 78 202 78C256 78 277 130 269 214C267 194 262 178 257 162C232 169 170 169 145 162C139 178 135 194 133 214Z" fill="url(#hair)"/><path d="M150 120C166 96 190 90 214 92" stroke="#fff" stroke-opacity=".16" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  collar: `<path d="M166 334L150 352L200 420L250 352L234 334C230 360 214 374 200 374C186 374 170 360 166 334Z" fill="${sand(0.96, 0.3)}"/>`,
})
