import type { Person } from './person'

const hair = { light: '#2b2320', shade: '#0f0c0b' }

/** Close-cropped hair, jumper. */
export const samuel: Person = ({ primary, secondary }) => ({
  skin: ['#5f3b29', '#47291b', '#321b11'],
  hair,
  backdrop: [primary(0.93, 0.3), primary(0.8, 0.6)],
  cloth: secondary(0.7, 1),

  hairBehind: '',
  hairInFront: `<path d="M138 172C138 120 164 90 200 90C236 90 262 120 262 172C256 146 250 134 244 128C214 118 186 118 156 128C150 134 144 146 138 172Z" fill="${hair.shade}"/>`,
  collar: `<path d="M156 350C170 384 230 384 244 350L256 355C240 400 160 400 144 355Z" fill="#000" opacity=".16"/>`,
})
