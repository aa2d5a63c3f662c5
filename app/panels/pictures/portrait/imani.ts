import type { Person } from './person'

const hair = { light: '#34261f', shade: '#15100d' }

/** Round afro, earrings. */
export const imani: Person = ({ primary, secondary }) => ({
  skin: ['#774829', '#57311d', '#3d2113'],
  hair,
  backdrop: [secondary(0.9, 0.7), secondary(0.76, 1)],
  cloth: primary(0.5, 1),

  hairBehind: `<circle cx="200" cy="152" r="120" fill="url(#hair)"/>`,
  hairInFront: `<path d="M136 182C134 118 164 94 200 94C236 94 266 118 264 182C254 148 236 134 200 132C164 134 146 148 136 182Z" fill="${hair.shade}"/><circle cx="139" cy="234" r="8" fill="${secondary(0.82)}"/><circle cx="261" cy="234" r="8" fill="${secondary(0.72)}"/>`,
  collar: `<path d="M156 350C170 384 230 384 244 350L258 356C240 402 160 402 142 356Z" fill="#000" opacity=".14"/>`,
})
