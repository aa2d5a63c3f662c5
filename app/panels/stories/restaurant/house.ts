import type { Story } from '../types'

/** Who they are: header, footer, first words, the years, the two who run it. */
export const house: Story = {
  'header-centred-logo': {
    facts: [
      { icon: 'pin', text: 'Harbour Street 9, Aarhus' },
      { icon: 'clock', text: 'Wed to Sun, 5 – 11 PM' },
    ],
    menu: ['Menu', 'Our story', 'Kitchen notes', 'Visit', 'Reservations'],
    phone: '+45 86 12 04 40',
    button: 'Reserve a table',
  },
  'header-over-photo': {
    menu: ['Menu', 'Our story', 'Kitchen notes', 'Visit', 'Reservations'],
    phone: '+45 86 12 04 40',
    button: 'Reserve a table',
    title: 'Dinner begins at two',
    lead: 'That is when Imani lights the oven. Four hours later the first plate leaves it, with bread from the same fire.',
    action: 'See the menu',
    scene: 'hearth',
  },
  'footer-minimal': {
    links: ['Menu', 'Our story', 'Kitchen notes', 'Visit', 'Reservations'],
    note: 'Harbour Street 9, Aarhus.',
    legal: ['Legal', 'Privacy'],
  },
  'hero-scene': {
    eyebrow: 'Dinner from Wednesday to Sunday',
    title: 'One fire, ten plates a night',
    lead: 'Thirty-two seats above the harbor. Everything on the table comes from eleven farms, two boats and the ember.',
    button: 'Reserve a table',
    secondButton: 'See the menu',
  },
  'about-timeline': {
    eyebrow: 'Our story',
    title: 'Seventeen years around one fire',
    lead: 'How a grill behind a fish shop became a dining room that still has no gas.',
    button: 'Meet the kitchen',
    stops: [
      {
        year: '2009',
        title: 'A grill in the yard',
        text: 'Imani cooks what the fish shop did not sell, on two bricks and a grate.',
      },
      {
        year: '2013',
        title: 'The boathouse',
        text: 'Twenty seats, one oven of clay. Every plate has touched the fire.',
      },
      {
        year: '2019',
        title: 'Our own olives',
        text: 'Forty trees on a friend’s hill give the oil for a whole winter.',
      },
      {
        year: 'Today',
        title: 'Thirty-two seats',
        text: 'Eleven farms, two boats, and a menu that is written every Wednesday.',
      },
    ],
  },
  'team-founders': {
    eyebrow: 'Who cooks, who pours',
    title: 'Two owners, one kitchen',
    lead: 'They met over a burnt loaf in 2009. Today fourteen people work here, and both owners still carry plates.',
    button: 'Read our story',
    facts: [
      { value: '2009', label: 'first fire' },
      { value: '32', label: 'seats' },
      { value: '11', label: 'farms' },
    ],
    founders: [
      {
        name: 'Imani Cole',
        role: 'Fire and menu',
        before: '9 years of fish on the quay',
        bio: 'Lights the oven at two in the afternoon, tastes everything and sends one plate in nine back.',
      },
      {
        name: 'Theo Park',
        role: 'Wine and dining room',
        before: 'Grew up on a vineyard',
        bio: 'Remembers what you drank last year, answers the phone and pours the coffee himself.',
      },
    ],
  },
  'testimonials-ratings': {
    eyebrow: 'Guests of the last year',
    title: 'They count better than we do',
    lead: 'Scores from twelve months of dinners, updated every Sunday night.',
    button: 'Reserve a table',
    total: { score: '4.9', label: 'of 5 from 2,360 guests' },
    sources: [
      {},
      {},
      {
        icon: 'mail',
        source: 'Our own cards',
        count: '1,108 cards',
        quote: 'I still dream about the leeks.',
      },
      { quote: 'Best bream on the coast.' },
    ],
  },
  'testimonials-wall': {
    eyebrow: 'In their words',
    title: 'What 2,360 dinners sound like',
    lead: 'Every word comes from somebody who ate here. Grumpy ones included.',
    ratedBy: 'from 2,360 guests',
    main: {
      name: 'Helle Friis',
      about: 'A birthday for six',
      text: 'We came for an hour and stayed for four. The lamb shoulder ended every conversation.',
    },
    quotes: [
      {
        name: 'Nuno Matos',
        about: 'Dinner for two',
        text: 'The bread alone is worth the ferry.',
      },
      {
        name: 'Esi Owusu',
        about: 'Came alone, at the bar',
        text: 'They remembered my allergy a year later, before I had sat down.',
      },
      {
        name: 'Yuna Han',
        about: 'Anniversary',
        text: 'You see your plate over the fire before you taste it. Ask for a seat at the counter.',
      },
      {
        name: 'Jens Kruse',
        about: 'Sunday with children',
        text: 'Nobody minded the crumbs, and somebody brought crayons.',
      },
      {
        name: 'Anders Toft',
        about: 'Team dinner, 18 people',
        text: 'One long table, ten plates, one bill. They made it look easy.',
      },
    ],
  },
}
