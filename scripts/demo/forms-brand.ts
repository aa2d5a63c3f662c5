import { type DemoType, field, heading, optional } from './demo-form'

export const brandAndLogo: DemoType = {
  name: 'Brand and logo',
  picture: 'image',
  delivery: [1, 'months'],
  assignee: 'lena',
  followers: ['tomas'],
  products: [
    {
      name: 'New mark',
      description: 'A mark from scratch: three directions, one worked out.',
      fields: [
        field('name', 'text', 'What is it for?'),
        field('story', 'textarea', 'What should people feel when they see it?'),
        field('used', 'checkboxes', 'Where it will stand', {
          options: ['Screen', 'Signs', 'Print', 'Clothes', 'Packaging'],
        }),
        field('base', 'color', 'A color that must stay'),
        field('tone', 'radio', 'Tone', { options: ['Quiet', 'Warm', 'Bold', 'You choose'] }),
        field('next', 'product', 'What comes after it', { optional }),
        field('sketches', 'attachment', 'Sketches or marks you like', { optional }),
      ],
    },
    {
      name: 'Logo version',
      description: 'A version that is missing: one line, one color, for embroidery.',
      fields: [
        field('name', 'text', 'Which version is missing?'),
        field('use', 'textarea', 'Where will it stand?'),
        field('ground', 'select', 'Background', { options: ['White', 'Dark', 'A photo', 'Cloth'] }),
        field('width', 'number', 'Width in millimetres', { optional }),
        field('files', 'attachment', 'The logo as you have it', { optional }),
      ],
    },
    {
      name: 'Colors and type',
      description: 'A small set of colors and one pair of typefaces, with rules on a page.',
      fields: [
        field('name', 'text', 'What is it for?'),
        field('words', 'textarea', 'Three words for how it should look, and why'),
        heading('What is there already'),
        field('primary', 'color', 'Main color'),
        field('secondary', 'color', 'Second color'),
        field('print', 'checkbox', 'It will be printed too', { optional }),
      ],
    },
  ],
}

export const newsletter: DemoType = {
  name: 'Newsletter',
  picture: 'image',
  delivery: [4, 'days'],
  followers: ['amara'],
  products: [
    {
      name: 'One issue',
      description: 'Written, laid out, tested and sent on the day.',
      fields: [
        field('title', 'text', 'What is it about?'),
        field('lead', 'textarea', 'The most important thing in it'),
        field('day', 'date', 'Goes out on'),
        field('sections', 'number', 'How many parts'),
        field('readers', 'select', 'Who gets it', {
          options: ['Everybody', 'Members', 'Customers of this year', 'A list I attach'],
        }),
        field('list', 'attachment', 'List or pictures', { optional }),
        field('reply', 'email', 'Replies go to'),
      ],
    },
    {
      name: 'Template',
      description: 'Parts that your team fills in by itself.',
      fields: [
        field('title', 'text', 'What is it for?'),
        field('parts', 'textarea', 'Which parts does it need?'),
        field('tool', 'radio', 'Sent with', { options: ['Our own tool', 'Yours'] }),
        field('accent', 'color', 'Color of the links'),
        field('example', 'url', 'One that you like', { optional }),
      ],
    },
  ],
}

export const productPhotos: DemoType = {
  name: 'Product photos',
  picture: 'image',
  delivery: [2, 'weeks'],
  followers: ['lena'],
  products: [
    {
      name: 'A day of photos',
      description: 'We come with light and backgrounds. You have the pieces ready.',
      fields: [
        field('title', 'text', 'What do we photograph?'),
        field('pieces', 'number', 'How many pieces'),
        field('style', 'radio', 'Style', { options: ['On white', 'In use', 'Both'] }),
        field('day', 'date', 'A day that suits you'),
        field('place', 'textarea', 'Where, and who opens the door'),
        field('phone', 'phone', 'Phone on the day', { description: '12 digits with country code' }),
        field('mood', 'attachment', 'Pictures you like', { optional }),
      ],
    },
    {
      name: 'Retouching',
      description: 'You send the files, we make them one family.',
      fields: [
        field('title', 'text', 'What is in the pictures?'),
        field('count', 'number', 'How many pictures'),
        field('files', 'attachment', 'The files, or some of them'),
        field('ground', 'color', 'Color of the ground'),
        field('shapes', 'checkboxes', 'Shapes', { options: ['Square', 'Wide', 'Upright'] }),
        field('notes', 'textarea', 'What should stay as it is?', { optional }),
      ],
    },
  ],
}
