import type { Person } from './person'

const hair = { light: '#352a24', shade: '#17120f' }

/** Two buns, round neck. */
export const ada: Person = ({ secondary, sand }) => ({
  skin: ['#8d5a3c', '#6d4029', '#4f2c1b'],
  hair,
  backdrop: [secondary(0.93, 0.6), secondary(0.8, 1)],
  cloth: sand(0.93, 0.5),

  hairBehind: `<circle cx="200" cy="160" r="104" fill="url(#hair)"/>
    <circle cx="112" cy="196" r="40" fill="${hair.shade}"/>
    <circle cx="288" cy="196" r="40" fill="${hair.shade}"/>
    <circle cx="140" cy="92" r="44" fill="url(#hair)"/>
    <circle cx="258" cy="90" r="44" fill="${hair.shade}"/>`,
  hairInFront: `<path d="M138 176C138 118 164 96 200 96C236 96 262 118 262 176C250 140 232 128 200 126C168 128 150 140 138 176Z" fill="url(#hair)"/>`,
  collar: `<path d="M156 350C170 384 230 384 244 350L258 356C240 402 160 402 142 356Z" fill="#000" opacity=".14"/>`,
})
