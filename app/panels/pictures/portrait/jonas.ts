import type { Person } from './person'

const hair = { light: '#d8b36e', shade: '#ab8445' }

/** Fair hair with a parting, hooded jumper. */
export const jonas: Person = ({ primary, sand, leaf }) => ({
  skin: ['#f7d3b6', '#e0a884', '#bd8260'],
  hair,
  backdrop: [leaf(0.88), leaf(0.7)],
  cloth: primary(0.44, 0.9),

  hairBehind: ``,
  hairInFront: `<path d="M136 190C128 116 154 72 208 72C258 72 274 116 264 190C260 166 256 150 250 140C222 147 196 138 178 118C170 140 146 154 136 190Z" fill="url(#hair)"/>`,
  collar: `<path d="M142 352C164 392 236 392 258 352L276 366C256 420 144 420 124 366Z" fill="${primary(0.36, 0.9)}"/><path d="M184 398V440M216 398V440" stroke="${sand(0.95, 0.4)}" stroke-width="5" stroke-linecap="round"/>`,
})
