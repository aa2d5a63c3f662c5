import type { Story } from '../types'

/** What a website of theirs may add: prizes, an index, a letter, hours, a reason. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'Design studio, Amsterdam',
    title: 'Small makers, drawn large',
    lead: 'Names, packaging and websites for people with something to show. Eight of us, at one table since 2017.',
    buttons: ['Book a call', 'See the work', 'Write to us'],
  },
  'about-awards': {
    eyebrow: 'On the shelf above the table',
    title: 'Prizes we dust once a year',
    lead: 'Four for the work, three for how we do it. The jam was the better reward.',
    link: 'See the winning work',
    awards: [
      { year: '2026', title: 'Label of the year', by: 'Dutch Print Circle' },
      { year: '2025', title: 'Best small website', by: 'Northern Web Days' },
      { year: '2023', title: 'Signs for a clinic', by: 'Wayfinders’ Guild' },
      { year: '2021', title: 'A name that stayed', by: 'Society of Namers' },
    ],
    certificates: [
      {
        icon: 'eye',
        title: 'Readable for everybody',
        text: 'Every site of last year passed the test with screen readers.',
        number: 'No. A-2217',
        until: 'June 2027',
      },
      {
        icon: 'leaf',
        title: 'Printed without waste',
        text: 'Sheets are planned so that less than four per cent is cut away.',
        number: 'No. PW-086',
        until: 'March 2028',
      },
      {
        icon: 'users',
        title: 'A fair place to learn',
        text: 'Two apprentices, both paid, both home by six.',
        number: 'No. 1019-AM',
        until: 'August 2027',
      },
    ],
  },
  'blog-by-year': {
    eyebrow: 'Journal',
    title: 'Nine years of notes from one table',
    lead: 'What we learned between two launches, mostly from what went wrong.',
    more: 'All notes since 2017',
    years: [
      {
        year: '2026',
        notes: [
          { date: '3 Nov', link: 'Labels shrink, so leave them room', topic: 'Paper' },
          { date: '9 Sep', link: 'The font we threw away twice', topic: 'Type' },
          { date: '12 May', link: 'What eleven weeks are for', topic: 'Work' },
        ],
      },
      {
        year: '2025',
        notes: [
          { date: '20 Nov', link: 'Nine weeks for a name', topic: 'Words' },
          { date: '7 Jul', link: 'Signs nobody reads, and why', topic: 'Signs' },
          { date: '1 Feb', link: 'A budget on one page', topic: 'Money' },
        ],
      },
      {
        year: '2024',
        notes: [
          { date: '18 Oct', link: 'Old phones make good judges', topic: 'Web' },
          { date: '4 Jun', link: 'How to refuse a logo kindly', topic: 'Work' },
          { date: '15 Jan', link: 'Boxes that fold in one move', topic: 'Paper' },
        ],
      },
    ],
  },
  'team-letter': {
    eyebrow: 'From the founder',
    greeting: 'You will sit at our table',
    opening:
      'I rented half a rope store in 2017 and bought the longest table that fit through the door.',
    paragraphs: [
      'Eight of us work at it. Three will carry your project from the first call to a year after the launch, and you will know them by name.',
      'We draw by hand before we draw on screens. It is slower on Monday and faster by Friday.',
      'If something we made does not work, call me. I would rather hear it than read it.',
    ],
    closing: 'Until the first coffee,',
    person: 'noor',
    name: 'Noor Haddad',
    role: 'Founder, design',
    direct: '+31 20 555 0144',
    to: ['To everybody', 'with something to show', 'Wherever you make it'],
  },
  'contact-map-strip': {
    title: 'Behind the old rope store',
    lead: 'Ring twice, we are at the far end of the table. The tram stops at the bridge.',
    button: 'Plan the way',
    hours: [
      { days: 'Monday to Friday', hours: '9 AM – 5 PM' },
      { days: 'Saturday', hours: 'By appointment' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    ways: [
      { icon: 'phone', label: 'Call the studio', value: '+31 20 555 0144' },
      { icon: 'message', label: 'Write', value: 'We answer within 3 hours' },
      { icon: 'pin', label: 'Visit', value: 'Kade 14, Amsterdam' },
    ],
  },
  'features-comparison': {
    eyebrow: 'Halden & Kite',
    title: 'A large agency, and our table',
    lead: 'We have worked in both. This is what our clients tell us apart by.',
    button: 'Book a call',
    them: { name: 'A large agency', note: 'as we remember it' },
    us: { name: 'Our table', note: 'eight people since 2017' },
    rows: [
      { topic: 'Who draws', them: 'Whoever is free', us: 'The three you met on day one' },
      { topic: 'First price', them: 'After two workshops', us: 'On one page, the day after' },
      { topic: 'Time', them: 'Half a year', us: 'Eleven weeks on average' },
      { topic: 'Words', them: 'Yours, please, by Monday', us: 'Written by us, read by you' },
      { topic: 'Changes', them: 'A new contract', us: 'A call, for a year' },
    ],
  },
}
