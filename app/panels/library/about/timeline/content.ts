export type Stop = { year: string; title: string; text: string }

const stops: Stop[] = [
  {
    year: '1974',
    title: 'One oven in Porter Street',
    text: 'Rosa Tallow bakes rye for eleven houses and writes every debt on the door.',
  },
  {
    year: '1991',
    title: 'The night train order',
    text: '400 rolls by 4:20, every day. We buy a second oven and a van.',
  },
  {
    year: '2008',
    title: 'Flour from our own field',
    text: 'Nine hectares of old rye near Wexley, milled on our own stone.',
  },
  {
    year: 'Today',
    title: 'Six shops, one dough',
    text: 'Rosa’s starter is fifty-two years old and still fed at five in the morning.',
  },
]

export const timelineContent = {
  eyebrow: 'Tallow & Rye',
  title: 'Fifty-two years, same starter',
  lead: 'How a kitchen oven became six bakeries that close when the bread is gone.',
  button: 'Visit the bakery',
  stops,
}
