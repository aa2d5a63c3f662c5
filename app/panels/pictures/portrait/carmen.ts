import type { Person } from './person'

const hair = { light: '#b0582f', shade: '#74331a' }

/** Auburn curls, round neck. */
export const carmen: Person = ({ primary, sand }) => ({
  skin: ['#f5cdb0', '#dca282', '#b97c5d'],
  hair,
  backdrop: [sand(0.93, 0.8), sand(0.82, 1.2)],
  cloth: primary(0.42, 1),

  hairBehind: `<circle cx="122" cy="176" r="42" fill="url(#hair)"/><circle cx="112" cy="230" r="40" fill="url(#hair)"/><circle cx="122" cy="284" r="36" fill="${hair.shade}"/><circle cx="278" cy="176" r="42" fill="${hair.shade}"/><circle cx="288" cy="230" r="40" fill="${hair.shade}"/><circle cx="278" cy="284" r="36" fill="${hair.shade}"/><circle cx="152" cy="114" r="46" fill="url(#hair)"/><circle cx="248" cy="114" r="46" fill="url(#hair)"/><circle cx="200" cy="92" r="46" fill="url(#hair)"/>`,
  hairInFront: `<path d="M136 188C132 120 162 88 200 88C240 88 268 120 264 188C252 156 238 140 216 130C192 152 160 160 136 188Z" fill="url(#hair)"/><circle cx="146" cy="132" r="20" fill="url(#hair)"/><circle cx="178" cy="104" r="22" fill="url(#hair)"/><circle cx="226" cy="104" r="22" fill="url(#hair)"/><circle cx="254" cy="134" r="19" fill="url(#hair)"/>`,
  collar: `<path d="M156 350C170 384 230 384 244 350L258 356C240 402 160 402 142 356Z" fill="#000" opacity=".14"/>`,
})
