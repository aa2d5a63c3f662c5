/** Pairs of colors that every panel shows well, for people who have none of their own yet. */
export const palettes = [
  { name: 'Pine & Peach', primary: '#1f4d46', secondary: '#f2a488' },
  { name: 'Iris & Coral', primary: '#3b2ab0', secondary: '#ff8a5c' },
  { name: 'Lagoon & Apricot', primary: '#1b7485', secondary: '#f9b16a' },
  { name: 'Brick & Honey', primary: '#7c2d20', secondary: '#e3a63c' },
  { name: 'Rose & Sage', primary: '#ab466e', secondary: '#8db59b' },
  { name: 'Sun & Coal', primary: '#ffd54a', secondary: '#2f3338' },
  { name: 'Night & Ember', primary: '#1b1840', secondary: '#e4572e' },
  { name: 'Violet & Lime', primary: '#6351eb', secondary: '#9bd075' },
] as const
