/** What stands beside a field for a panel's words, by its key; other keys are spelled out. */
const names: Readonly<Record<string, string>> = {
  about: 'About',
  add: 'Button of a product',
  again: '“Send again”',
  all: 'All',
  answer: 'Answer',
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
  email: 'Email',
  extra: 'What it offers',
  eyebrow: 'Line above the title',
  facts: 'Facts',
  feed: 'Feed link',
  forgot: '“Forgot password”',
  goal: 'Goal',
  guides: 'Stories',
  hours: 'Opening hours',
  latest: 'Latest',
  lead: 'Introduction',
  legal: 'Legal links',
  legs: 'Choice',
  letter: 'About the newsletter',
  masthead: 'Name of the newsletter',
  minutes: 'Reading time',
  more: 'After the number',
  news: 'News',
  note: 'Note',
  off: 'Reduction',
  often: 'How often',
  or: 'Between the ways',
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
  timeLeft: 'Time left',
  topicLabel: 'Question above the topics',
  wait: 'Waiting line',
}

/** Beside choices: who or what is in a picture. */
const choices: Readonly<Record<string, string>> = {
  backdrop: 'Background',
  companies: 'Logos',
  company: 'Logo',
  editor: 'Portrait',
  kind: 'Picture',
  look: 'Color',
  mark: 'Sign',
  motif: 'Picture',
  people: 'Portraits',
  person: 'Portrait',
  place: 'Picture',
  thing: 'Product in the picture',
}

/** Beside switches. */
const switches: Readonly<Record<string, string>> = {
  open: 'Open now',
  opens: 'Has a menu of its own',
  placeholder: 'Is a hint',
  today: 'Here today',
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
  nameOf: (key: string, kind: 'words' | 'choice' | 'switch' = 'words') => {
    const known = { words: names, choice: choices, switch: switches }[kind]
    return Object.hasOwn(known, key) ? (known[key] ?? key) : spelled(key)
  },
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
  /** One of the words that make a row together. */
  part: 'Part',
  /** A photograph in place of a drawn picture; `shows` tells several apart, and a number those of one motif. */
  photo: (shows = '', number?: number) =>
    `Own photo${number ? ` ${number}` : ''}${shows ? ` (${shows.charAt(0).toLowerCase()}${shows.slice(1)})` : ''}`,
  leadsTo: (words: string) => `${words} leads to`,
}
