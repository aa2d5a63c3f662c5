import type { Person } from './person'

const hair = { light: '#bdb8b0', shade: '#918b82' }

/** Bald, grey beard, open shirt. */
export const bruno: Person = ({ primary, secondary, sand }) => ({
  skin: ['#edbd97', '#cc9068', '#a36b46'],
  hair,
  backdrop: [primary(0.9, 0.4), primary(0.74, 0.8)],
  cloth: secondary(0.6, 0.9),
  brows: '#857f76',
  hairBehind: ``,
  hairInFront: `<path d="M140 196C142 252 160 300 200 302C240 300 258 252 260 196C254 226 244 240 226 240C214 234 186 234 174 240C156 240 146 226 140 196Z" fill="url(#hair)" opacity=".95"/><path d="M176 252C188 262 212 262 224 251" stroke="#8e3b34" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/><ellipse cx="182" cy="122" rx="34" ry="16" fill="#fff" opacity=".14"/>`,
  collar: `<path d="M166 338L132 358L178 430L200 384L222 430L268 358L234 338L200 382Z" fill="${sand(0.97, 0.3)}"/>`,
})
