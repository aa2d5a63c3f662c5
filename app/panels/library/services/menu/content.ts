export type Dish = { name: string; text: string; price: string; marks?: string[] }
export type Course = { title: string; note?: string; dishes: Dish[] }

const sections: Course[] = [
  {
    title: 'Small plates',
    note: 'Two or three make a dinner',
    dishes: [
      { name: 'Beets in buttermilk', text: 'dill, toasted rye', price: '$11', marks: ['v'] },
      { name: 'Grilled bread', text: 'burnt onion butter', price: '$6', marks: ['v'] },
      {
        name: 'White beans on ice',
        text: 'lemon, celery, good oil',
        price: '$9',
        marks: ['vg', 'gf'],
      },
      { name: 'Smoked mackerel', text: 'gooseberries, mustard leaf', price: '$14', marks: ['gf'] },
    ],
  },
  {
    title: 'From the pan',
    dishes: [
      { name: 'Brown trout', text: 'almonds, potatoes in their skin', price: '$26', marks: ['gf'] },
      { name: 'Dumplings of nettle', text: 'aged cheese, chive', price: '$21', marks: ['v'] },
      { name: 'Pork neck', text: 'cabbage, caraway, cider', price: '$28' },
      { name: 'Mushrooms on toast', text: 'whatever the woods gave', price: '$19', marks: ['vg'] },
    ],
  },
  {
    title: 'Sweet',
    note: 'Baked at six',
    dishes: [
      { name: 'Plum cake', text: 'sour cream', price: '$8', marks: ['v'] },
      { name: 'Pear ice', text: 'one scoop or three', price: '$5', marks: ['vg', 'gf'] },
    ],
  },
]

export const menuContent = {
  eyebrow: 'The Ferry Inn',
  title: 'What we cook this week',
  lead: 'Written on Tuesday, gone by Sunday. Half portions are half the price.',
  button: 'Book a table',
  sections,
  legend: [
    { mark: 'v', text: 'vegetarian' },
    { mark: 'vg', text: 'vegan' },
    { mark: 'gf', text: 'without gluten' },
  ],
}
