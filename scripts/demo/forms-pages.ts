import { type DemoType, field, heading, optional } from './demo-form'

export const landingPage: DemoType = {
  name: 'Landing page',
  picture: 'image',
  delivery: [3, 'days'],
  assignee: 'tomas',
  followers: ['amara', 'priya'],
  products: [
    {
      name: 'Sale or season',
      description:
        'One page for an offer with a beginning and an end. Countdown, first products, shops.',
      fields: [
        heading('The offer', 'What people should know before they scroll.'),
        field('name', 'text', 'Name of the page'),
        field('about', 'textarea', 'What is the page for?'),
        field('starts', 'date', 'Starts on'),
        field('pieces', 'number', 'Pieces on the page', { description: 'Between 1 and 60' }),
        field('kind', 'select', 'Kind of offer', {
          options: ['Fixed price', 'Percentage off', 'Two for one', 'A gift with it'],
        }),
        field('replaces', 'url', 'Page to replace', { optional }),
        field('show', 'checkboxes', 'Show', {
          options: ['Prices', 'Countdown in days', 'All shops with a map', 'Sizes in stock'],
        }),
        field('style', 'radio', 'Picture style', {
          options: ['On white, as in the shop', 'Worn or in use, outdoors', 'You choose'],
        }),
        field('accent', 'color', 'Accent color'),
        field('pictures', 'attachment', 'Pictures', { optional }),
        heading('Who answers questions'),
        field('email', 'email', 'Email'),
        field('phone', 'phone', 'Phone', {
          optional,
          description: '12 digits with country code',
        }),
        field('keep', 'checkbox', 'Keep last year’s address so old links work', { optional }),
      ],
    },
    {
      name: 'Event',
      description: 'Date, place, speakers and a way to sign up. We connect your calendar.',
      fields: [
        field('name', 'text', 'Name of the event'),
        field('about', 'textarea', 'Who should come, and why?'),
        field('day', 'date', 'Day'),
        field('place', 'text', 'Place'),
        field('places', 'number', 'How many people fit', { optional }),
        field('signup', 'url', 'Where people sign up', { optional }),
        field('plan', 'attachment', 'Programme or route', { optional }),
        field('email', 'email', 'Who answers questions'),
      ],
    },
    {
      name: 'New shop or place',
      description: 'Opening hours, map, pictures of the rooms, how to get there.',
      fields: [
        field('name', 'text', 'Name of the page'),
        field('about', 'textarea', 'What is new there?'),
        field('opens', 'date', 'Opens on'),
        field('hours', 'textarea', 'Opening hours'),
        field('phone', 'phone', 'Phone', { description: '12 digits with country code' }),
        field('map', 'url', 'Link to the map', { optional }),
        field('rooms', 'attachment', 'Pictures of the rooms', { optional }),
      ],
    },
  ],
}

export const websiteChange: DemoType = {
  name: 'Website change',
  picture: 'image',
  delivery: [2, 'days'],
  assignee: 'priya',
  followers: ['tomas'],
  products: [
    {
      name: 'New words or prices',
      description: 'Opening hours, menus, price lists, names: what stands there, changed.',
      fields: [
        field('title', 'text', 'What should change?'),
        field('page', 'url', 'Page'),
        field('words', 'textarea', 'The new words'),
        field('list', 'attachment', 'A list, if there is one', { optional }),
        field('from', 'date', 'From', { optional }),
      ],
    },
    {
      name: 'New section',
      description: 'One more part on a page you have: a team, a gallery, questions, a timetable.',
      fields: [
        field('title', 'text', 'What is the section?'),
        field('page', 'url', 'Page'),
        field('words', 'textarea', 'What goes in it'),
        field('where', 'radio', 'Where on the page', {
          options: ['At the top', 'In the middle', 'At the end', 'You choose'],
        }),
        field('ground', 'select', 'Background', { options: ['Light', 'Grey', 'Dark'] }),
        field('pictures', 'attachment', 'Pictures', { optional }),
      ],
    },
    {
      name: 'Moving pages',
      description: 'Pages that get another name or address, or leave.',
      fields: [
        field('title', 'text', 'What moves?'),
        field('from', 'url', 'Address today'),
        field('to', 'url', 'Address afterwards', { optional }),
        field('why', 'textarea', 'What should people find there?'),
        field('redirect', 'checkbox', 'Old addresses lead to the new ones', { optional }),
      ],
    },
  ],
}

export const somethingBroken: DemoType = {
  name: 'Something is broken',
  picture: 'icon',
  delivery: [4, 'hours'],
  assignee: 'ravi',
  followers: ['amara'],
  webhook: 'https://hooks.chat.example/northlight/urgent',
  products: [
    {
      name: 'On the website',
      description: 'A button, a form or a page that stopped working.',
      fields: [
        field('title', 'text', 'What is broken?'),
        field('where', 'url', 'Where'),
        field('seen', 'textarea', 'What happens, and what should?'),
        field('devices', 'checkboxes', 'Seen on', { options: ['Phone', 'Tablet', 'Computer'] }),
        field('since', 'date', 'Since', { optional }),
        field('sales', 'checkbox', 'It keeps people from buying or booking', { optional }),
        field('shot', 'attachment', 'Screenshot', { optional }),
      ],
    },
    {
      name: 'E-mail and forms',
      description: 'Messages that do not arrive, or arrive twice.',
      fields: [
        field('title', 'text', 'What is broken?'),
        field('address', 'email', 'Address it is about'),
        field('seen', 'textarea', 'What happens, and what should?'),
        field('phone', 'phone', 'Phone, in case e-mail does not reach you', {
          description: '12 digits with country code',
        }),
      ],
    },
  ],
}
