import type { Person } from './person'

const hair = { light: '#50382c', shade: '#2a1c15' }

/** Dark waves, stubble, shirt. */
export const dario: Person = ({ primary, secondary, sand }) => ({
  skin: ['#e0a97e', '#bf8257', '#96603c'],
  hair,
  backdrop: [secondary(0.92, 0.5), secondary(0.8, 0.9)],
  cloth: primary(0.28, 0.8),

  hairBehind: ``,
  hairInFront: `<path d="M140 196C142 252 160 300 200 302C240 300 258 252 260 196C254 226 244 240 226 240C214 234 186 234 174 240C156 240 146 226 140 196Z" fill="${hair.shade}" opacity=".2"/><path d="M136 192C126 124 138 86 170 76C190 56 248 60 260 92C276 116 271 152 264 192C260 168 256 152 248 138C226 148 192 142 172 124C158 140 142 162 136 192Z" fill="url(#hair)"/>`,
  collar: `<path d="M166 338L132 358L178 430L200 384L222 430L268 358L234 338L200 382Z" fill="${sand(0.97, 0.3)}"/>`,
})
