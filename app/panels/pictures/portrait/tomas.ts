import type { Person } from './person'

const hair = { light: '#f2f0ec', shade: '#cfcbc4' }

/** White hair, moustache, buttoned shirt. */
export const tomas: Person = ({ primary, secondary }) => ({
  skin: ['#efc4a2', '#d0976f', '#a8704b'],
  hair,
  backdrop: [secondary(0.9, 0.4), secondary(0.76, 0.8)],
  cloth: primary(0.48, 0.9),
  brows: '#b5b0a8',
  hairBehind: `<circle cx="136" cy="172" r="24" fill="url(#hair)"/><circle cx="264" cy="172" r="24" fill="${hair.shade}"/>`,
  hairInFront: `<path d="M134 200C122 148 132 112 160 98C148 126 146 158 141 200ZM266 200C278 148 268 112 240 98C252 126 254 158 259 200Z" fill="url(#hair)"/><path d="M152 108C172 76 228 76 248 108C226 94 174 94 152 108Z" fill="url(#hair)"/><path d="M166 241C178 229 194 229 200 236C206 229 222 229 234 241C224 249 208 248 200 243C192 248 176 249 166 241Z" fill="${hair.light}"/>`,
  collar: `<path d="M160 344L200 398L240 344L262 356L214 420H186L138 356Z" fill="${primary(0.58, 0.9)}"/><path d="M200 398V480" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`,
})
