import type { Story } from '../types'

/** Header, footer, first words, what is offered and how it goes. */
export const house: Story = {
  'header-simple': {
    menu: ['Work', 'Services', 'Studio', 'Journal', 'Contact'],
    phone: '+31 20 555 0144',
    button: 'Book a call',
  },
  'header-announcement': {
    news: 'Two places free in March: tell us what you are building',
    menu: [
      { label: 'Work' },
      { label: 'Services' },
      { label: 'Studio' },
      { label: 'Journal' },
      { label: 'Contact' },
    ],
    button: 'Book a call',
  },
  'header-over-photo': {
    menu: ['Work', 'Services', 'Studio', 'Journal', 'Contact'],
    phone: '+31 20 555 0144',
    button: 'Book a call',
    title: 'Eight people, one long desk',
    lead: 'Names, packaging and websites for 62 small makers since 2017. You always talk to the person who holds the pencil.',
    action: 'See the work',
    scene: 'desk',
  },
  'footer-large-logo': {
    title: 'A new site begins with a walk',
    lead: 'Show us what you make. The first afternoon is free, the coffee is ours.',
    link: 'Write to the studio',
    columns: [
      { title: 'Studio', links: ['Work', 'Services', 'Studio', 'Journal'] },
      {
        title: 'Visit',
        links: ['Kade 14, Amsterdam', '+31 20 555 0144', 'Mon to Fri, 9 AM – 5 PM'],
      },
      { title: 'Follow', links: ['Pictures', 'Letters', 'Lectures', 'Open days'] },
    ],
  },
  'footer-minimal': {
    links: ['Work', 'Services', 'Studio', 'Journal', 'Contact'],
    note: 'Kade 14, Amsterdam.',
    legal: ['Legal', 'Privacy'],
  },
  'hero-video': {
    eyebrow: 'Showreel 2026',
    title: 'Work that people ask about',
    lead: 'Names, packaging and websites for makers with something to show. This film we shot in nine days, for a desert guide.',
    button: 'Book a call',
    link: 'See the work',
    chapter: 'Scene 4, the long ridge',
    places: '2 places left in March',
  },
  'hero-collage': {
    eyebrow: 'Design studio, Amsterdam',
    title: 'Brands you can pick up',
    lead: 'Packaging, websites and signs for 62 small makers since 2017. Drawn by eight people at one table.',
    button: 'See the work',
    link: 'Visit the studio',
    promises: [
      { icon: 'clock', text: 'Eleven weeks on average' },
      { icon: 'heart', text: 'One team from start to end' },
    ],
  },
  'services-numbered-list': {
    eyebrow: 'Services',
    title: 'Four things we draw',
    lead: 'One team of eight since 2017. You always talk to the person who holds the pencil.',
    services: [
      {
        title: 'Naming',
        text: 'Forty names in ten days, checked in three languages and two registers.',
      },
      {
        title: 'Packaging',
        text: 'Boxes, jars and labels that fold in one move and ship flat.',
      },
      {
        title: 'Websites',
        text: 'Written, drawn and built by the same three people, in eleven weeks.',
      },
      {
        title: 'Wayfinding',
        text: 'Signs for clinics, stations and museums. Nobody should have to ask.',
      },
    ],
  },
  'steps-path': {
    eyebrow: 'How it goes',
    title: 'From call to launch',
    lead: 'Eleven weeks on average, over the last 62 projects. The same three people from start to end.',
    button: 'Book the first call',
    stops: [
      {
        when: 'Day 1',
        title: 'Talk',
        text: 'One call, one page of notes, one price you can trust.',
      },
      {
        when: 'Week 3',
        title: 'Draw',
        text: 'Two directions on the wall. You choose, or mix them.',
      },
      {
        when: 'Week 6',
        title: 'Build',
        text: 'Real pages with your words, every Friday a new link.',
      },
      {
        when: 'Week 11',
        title: 'Launch',
        text: 'It goes live on a Tuesday. We watch it for a year.',
      },
    ],
  },
  'faq-side-title': {
    title: 'Asked on every first call',
    lead: 'Five answers, so that the call can be about you.',
    help: { title: 'Something else?', text: 'Samuel picks up from 9 AM to 5 PM.' },
    questions: [
      {
        question: 'How long does a website take?',
        answer:
          'Eleven weeks on average. Two for talking, three for drawing, five for building, and one in which we do nothing but look at it on old phones.',
      },
      {
        question: 'Can we keep our own domain?',
        answer: 'Yes. It stays in your name. We send you the two lines that have to change.',
      },
      {
        question: 'Who writes the words?',
        answer: 'We do, after two afternoons with you. You cross out what you would never say.',
      },
      {
        question: 'What if we need changes later?',
        answer:
          'We look after it for a year. After that, you book us by the day, or do it yourself.',
      },
      {
        question: 'Is there a discount for non-profits?',
        answer: 'Two places a year at half price. Tell us in the first call that you are one.',
      },
    ],
  },
  'call-to-action-slim-bar': {
    title: 'Talk to a designer before Friday',
    text: 'Noor, Ada and Samuel pick up until 5 PM.',
    people: ['noor', 'ada', 'samuel'],
    button: 'Call +31 20 555 0144',
    secondButton: 'Write instead',
  },
  'call-to-action-aurora': {
    title: 'Your next launch could be calmer',
    lead: 'Tell us what you make this afternoon. Tomorrow you have a page with a plan and a price.',
    button: 'Book a call',
    secondButton: 'See the work',
    phone: {
      label: 'Sold in the first week',
      balance: '$18,360',
      card: { name: 'New shop', number: 'live' },
      chart: 'Orders an hour',
      lines: [
        { label: 'Fig & Cedar refills', amount: '+$6,120' },
        { label: 'Orchard Co-op crates', amount: '+$3,240' },
        { label: 'Gift boxes', amount: '+$9,000' },
      ],
    },
  },
  'contact-split': {
    eyebrow: 'Contact',
    title: 'Ask before you brief',
    lead: 'Send a link and a rough budget. You get a plan on one page, a price range and the first free week.',
    topics: ['A website', 'A name', 'Packaging', 'Something else'],
    size: { label: 'Budget', value: '$20,000 to $40,000' },
    message: { value: 'A shop for our jam, two languages, and labels that match it.' },
    ways: [
      { value: '+31 20 555 0144' },
      { label: 'Write', value: 'We answer within 3 hours' },
      { value: 'Kade 14, Amsterdam' },
    ],
  },
  'contact-map-form': {
    message: { value: 'A shop for our jam, two languages, and labels that match it.' },
  },
  'contact-offices': {
    title: 'One studio, two desks',
    lead: 'Call +31 20 555 0144. Whoever is at the table picks up, usually Samuel.',
    button: 'Call the studio',
    offices: [
      {
        time: 'Mon to Fri, 9 AM – 5 PM',
        address: 'Kade 14, 1019 BR',
        people: 'The studio, eight people',
      },
      {
        city: 'Bergen',
        time: 'May to September',
        address: 'Strandgaten 18, 5013',
        phone: '+47 55 55 01 70',
        people: 'A desk, all summer',
      },
      {
        city: 'Porto',
        time: 'October to April',
        address: 'Rua do Sol 61, 4000-527',
        phone: '+351 22 555 0148',
        people: 'A desk, all winter',
      },
    ],
  },
}
