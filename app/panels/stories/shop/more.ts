import type { Story } from '../types'

/** What a website of theirs may add: the end of an order, a story, rooms, seals, hours. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'From eleven workshops, since 1987',
    title: 'Things that outlive the sofa',
    lead: 'Stoneware, ash and light for the home. Repaired for free, for as long as you own it.',
    buttons: ['Shop the collection', 'Visit a shop', 'Bring a repair'],
  },
  'shop-checkout': {
    lead: 'One page, no account needed. We write once when it leaves the warehouse.',
    deliveries: [
      { title: 'Up to your table', text: 'Within nine days, morning or evening' },
      { title: 'Collect in a shop', text: 'From tomorrow, any of the three' },
    ],
    payments: [
      {},
      { text: 'It lies in the parcel. You have 30 days to pay it.' },
      { text: 'Two words and two figures, printed below the seal.' },
    ],
    items: [
      { name: 'Loft headphones', about: 'Wool and walnut', price: '$189' },
      { kind: 'bowl', name: 'Breakfast bowls', about: 'Stoneware, four of them', price: '$88' },
      { name: 'Shelf speaker', about: 'Oak, one of a pair', price: '$184' },
    ],
    sums: [{ value: '$461' }, { value: 'Free' }, { value: '$92' }],
    total: { value: '$461' },
    button: 'Pay $461',
    note: 'Sixty days to send it back, free.',
  },
  'features-tabs': {
    eyebrow: 'Room by room',
    title: 'Four corners of one home',
    lead: 'Press a room to see what stands in it.',
    tabs: [
      {
        label: 'Sleep',
        note: '19 things',
        title: 'A bed you can carry upstairs',
        text: 'Ash frames that are pegged, not screwed. Two people, ten minutes, no tools.',
        points: ['Slats from one plank', 'Drawers that close softly', 'Repaired for free'],
        link: 'Shop for sleep',
        place: 'bedroom',
      },
      {
        label: 'Grow',
        note: '12 things',
        title: 'Pots for patient people',
        text: 'Stoneware with a saucer that fits. The glaze takes frost and children.',
        points: ['Six sizes', 'Glazed by hand', 'New saucers at cost'],
        link: 'Shop for plants',
        place: 'greenhouse',
      },
      {
        label: 'Work',
        note: '23 things',
        title: 'A table with room for two',
        text: 'Oiled ash, rounded where your arms lie. Cables go where nobody sees them.',
        points: ['Two heights', 'One drawer each', 'Oil for ten years in the box'],
        link: 'Shop for work',
        place: 'desk',
      },
      {
        label: 'Visit',
        note: '3 shops',
        title: 'Sit on it before you buy it',
        text: 'All 101 things stand in our shops. Coffee is in the mugs that we sell.',
        points: ['Repairs every Friday', 'Fabric library', 'Near a bike lane'],
        link: 'Find a shop',
        place: 'shopfront',
      },
    ],
  },
  'product-story': {
    eyebrow: 'The story of the Loft',
    title: 'Headphones from the chair workshop',
    paragraphs: [
      'The wool comes from the covers of our chairs: 40 kilos of offcuts a week, too good to throw away and too small to sit on.',
      'It took thirty-one pairs until one of them sat on a head as if it had been forgotten there. That pair is the one we make.',
    ],
    button: 'Hear them in a shop',
    price: '$189, repaired for free',
    details: [
      {
        title: 'Band of spring steel',
        text: 'Bent cold, so that it gives way to large heads and still returns by itself.',
      },
      {
        title: 'Pads of chair wool',
        text: 'Offcuts of our covers, felted. They come off with one thumb.',
      },
      {
        title: 'One knob',
        text: 'Turn it for louder, press it for silence. There is nothing else to learn.',
      },
      {
        title: 'A stand that charges',
        text: 'Ash from the same planks as the legs. Full by morning.',
      },
    ],
  },
  'about-awards': {
    eyebrow: 'On the workshop door',
    title: 'Tested for longer than a season',
    lead: 'Two prizes for how it looks, three seals for how long it lasts.',
    link: 'Read the test reports',
    awards: [
      { year: '2026', title: 'Chair of the decade', by: 'Danish House Fair' },
      { year: '2024', title: 'Made to be mended', by: 'Repair Council' },
    ],
    certificates: [
      {
        icon: 'leaf',
        title: 'Ash with a birthplace',
        text: 'Every plank carries the number of its forest.',
        number: 'No. DK-4471',
        until: 'May 2028',
      },
      {
        icon: 'refresh',
        title: 'Repaired for free',
        text: '9,400 repairs so far, counted by an auditor.',
        number: 'No. RC-0087',
        until: 'January 2028',
      },
      {
        icon: 'shield',
        title: 'Carries 160 kilos',
        text: 'Sat on 200,000 times by a machine in Aarhus.',
        number: 'No. TÅ-2210',
        until: 'March 2027',
      },
    ],
  },
  'contact-map-strip': {
    eyebrow: 'Nørregade 21',
    title: 'The shop with the blue lamp',
    lead: 'Sit down, switch on, carry home. Repairs are welcome every Friday.',
    button: 'Find a shop',
    hours: [
      { days: 'Monday to Saturday', hours: '10 AM – 7 PM' },
      { days: 'Repairs, Friday', hours: '10 AM – 7 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    ways: [
      { icon: 'phone', label: 'Call the shop', value: '+45 86 12 33 70' },
      { icon: 'message', label: 'Write', value: 'From your account' },
      { icon: 'pin', label: 'Come by', value: 'Nørregade 21, Aarhus' },
    ],
  },
  'call-to-action-consent': {
    title: 'Three cookies, one is needed',
    text: 'It remembers your basket. The other two count visits and draw the map of our shops.',
  },
}
