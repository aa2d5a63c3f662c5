import type { Person } from './person'

const hair = { light: '#bb6a35', shade: '#8a4520' }

/** Red hair and beard, jumper. */
export const hugo: Person = ({ primary, secondary }) => ({
  skin: ['#f7d5c0', '#e2ab8f', '#c18668'],
  hair,
  backdrop: [primary(0.92, 0.35), primary(0.78, 0.7)],
  cloth: secondary(0.62, 1),

  hairBehind: ``,
  hairInFront: `<path d="M137 186C130 112 160 76 202 76C246 76 270 112 263 186C258 160 254 142 246 130C214 120 190 126 166 118C152 134 142 160 137 186Z" fill="url(#hair)"/><path d="M140 196C142 252 160 300 200 302C240 300 258 252 260 196C254 226 244 240 226 240C214 234 186 234 174 240C156 240 146 226 140 196Z" fill="${hair.shade}"/><path d="M178 250C190 259 210 259 222 249" stroke="#f3d6c8" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  collar: `<path d="M156 350C170 384 230 384 244 350L258 356C240 402 160 402 142 356Z" fill="#000" opacity=".14"/>`,
})
