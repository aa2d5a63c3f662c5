/** What stands beside a field for a panel's words, by its key; other keys are spelled out. */
const names: Readonly<Record<string, string>> = {
  about: 'About',
  add: 'Button of a product',
  again: '“Send again”',
  all: 'All',
  answer: 'Answer',
  backdrop: 'Background',
  badge: 'Badge',
  before: 'Before',
  bio: 'About the person',
  call: 'Phone link',
  change: 'Change',
  chip: 'Small tag',
  chosenTime: 'Chosen time',
  count: 'Number',
  digit: 'Digit',
  digits: 'Digits',
  done: 'Done',
  editor: 'Portrait',
  email: 'Email',
  extra: 'What it offers',
  eyebrow: 'Line above the title',
  facts: 'Facts',
  feed: 'Feed link',
  forgot: '“Forgot password”',
  goal: 'Goal',
  guides: 'Stories',
  hours: 'Opening hours',
  kind: 'Picture',
  latest: 'Latest',
  lead: 'Introduction',
  legal: 'Legal links',
  legs: 'Choice',
  letter: 'About the newsletter',
  look: 'Look',
  masthead: 'Name of the newsletter',
  minutes: 'Reading time',
  more: 'After the number',
  motif: 'Picture',
  news: 'News',
  note: 'Note',
  off: 'Reduction',
  often: 'How often',
  open: 'Open',
  opens: 'Has a menu of its own',
  or: 'Between the ways',
  people: 'Portraits',
  person: 'Portrait',
  picture: 'Picture',
  pictures: 'Pictures',
  place: 'Picture',
  placeholder: 'Hint in the field',
  popularTitle: 'Title of the popular searches',
  priceNote: 'Beside the price',
  promises: 'Promises',
  proof: 'Proof',
  query: 'Example search',
  ratedBy: 'Beside the rating',
  remember: '“Stay signed in”',
  rights: 'Rights',
  scope: 'Where it searches',
  scoreNote: 'Below the score',
  secondButton: 'Second button',
  share: 'Share',
  signIn: 'Sign in',
  social: 'Social networks',
  statusNote: 'Beside the status',
  text: 'Text',
  thing: 'Product in the picture',
  timeLeft: 'Time left',
  topicLabel: 'Question above the topics',
  unit: 'After the price',
  wait: 'Waiting line',
}

/** One row of a list, where taking the last letter off would not name it. */
const rows: Readonly<Record<string, string>> = {
  branches: 'Branch',
  companies: 'Logo',
  facts: 'Fact',
  friends: 'Friend',
  guides: 'Story',
  legal: 'Legal link',
  list: 'Entry',
  menu: 'Menu item',
  people: 'Person',
  shelves: 'Shelf',
  social: 'Network',
  timeLeft: 'Unit of time',
}

const spelled = (key: string) => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const wordLabels = {
  nameOf: (key: string) => (Object.hasOwn(names, key) ? (names[key] ?? key) : spelled(key)),
  rowOf(key: string) {
    if (Object.hasOwn(rows, key)) return rows[key] ?? key
    const name = spelled(key)
    return name
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x)es$/, '$1')
      .replace(/(?<!s)s$/, '')
  },
  /** A row by its place among those that are shown. */
  numbered: (row: string, place: number) => `${row} ${place}`,
  /** A field with what it is in: “Plan 2 · Price”. */
  within: (around: string, name: string) => (around ? `${around} · ${name}` : name),
  leadsTo: (words: string) => `${words} leads to`,
}
