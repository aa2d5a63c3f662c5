import type { Story } from '../types'

/** What a website of theirs may add: prizes, an index, a letter, the way. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'Dinner from Wednesday to Sunday',
    title: 'One fire, ten plates a night',
    lead: 'Thirty-two seats above the harbor in Aarhus. No gas, no list of forty dishes, no hurry.',
    buttons: ['Reserve a table', 'See the menu', 'Call us'],
  },
  'about-awards': {
    eyebrow: 'Above the bar',
    title: 'What the guides wrote down',
    lead: 'We cook for the table, not for the wall. These hang there anyway.',
    link: 'Read what they wrote',
    awards: [
      { year: '2026', title: 'Best open fire', by: 'Nordic Tables' },
      { year: '2025', title: 'Wine list of the year', by: 'The Cork Letter' },
      { year: '2023', title: 'Bread worth a ferry', by: 'Jutland Eats' },
      { year: '2021', title: 'Kitchen that teaches', by: 'Guild of Cooks' },
    ],
    certificates: [
      {
        icon: 'leaf',
        title: 'Bought from people we know',
        text: 'Eleven farms and two boats, each visited twice a year.',
        number: 'No. FK-211',
        until: 'May 2028',
      },
      {
        icon: 'truck',
        title: 'A morning’s drive at most',
        text: 'Nothing on the plates has come from farther away.',
        number: 'No. MD-040',
        until: 'March 2027',
      },
      {
        icon: 'refresh',
        title: 'Next to no waste',
        text: 'What is left feeds the stock, the hens and the compost, in this order.',
        number: 'No. NW-118',
        until: 'January 2028',
      },
    ],
  },
  'blog-by-year': {
    eyebrow: 'Kitchen notes',
    title: 'Notes from beside the ember',
    lead: '146 of them, written by the people who cook, grow and fish for us.',
    more: 'All notes since 2013',
    years: [
      {
        year: '2026',
        notes: [
          { date: '18 Jun', link: 'How to read an ember', topic: 'Fire' },
          { date: '2 May', link: 'The last bream of the season', topic: 'Harbor' },
          { date: '14 Apr', link: 'Dear guest, please salt earlier', topic: 'Letters' },
          { date: '27 Mar', link: 'How to buy a fish by its eye', topic: 'Fire' },
        ],
      },
      {
        year: '2025',
        notes: [
          { date: '9 Nov', link: 'Forty olive trees and one frost', topic: 'Farms' },
          { date: '30 Aug', link: 'What hazel wood does to leeks', topic: 'Fire' },
          { date: '11 Mar', link: 'A Tuesday with the beekeeper', topic: 'Farms' },
        ],
      },
      {
        year: '2024',
        notes: [
          { date: '6 Dec', link: 'Why we bought no gas stove', topic: 'Fire' },
          { date: '21 Jul', link: 'Oysters, and when to leave them', topic: 'Harbor' },
          { date: '2 Feb', link: 'Bread from yesterday’s porridge', topic: 'Bread' },
        ],
      },
    ],
  },
  'team-letter': {
    eyebrow: 'From the kitchen',
    greeting: 'I am the one behind the smoke',
    opening: 'In 2009 I cooked what the fish shop did not sell, on two bricks and a grate.',
    paragraphs: [
      'Fourteen of us work here now, and both owners still carry plates. If yours comes from me, tell me what was missing.',
      'The menu is written on Wednesday and ends when the farms say so. Ask Theo what to drink; he remembers what you had last year.',
      'If you cannot eat something, call before four. We cook around it, and nobody at the table will notice.',
    ],
    closing: 'Until the fire is lit,',
    person: 'ada',
    name: 'Imani Cole',
    role: 'Fire and menu',
    direct: '+45 86 12 04 40',
    to: ['To everybody', 'who comes hungry', 'Aarhus'],
  },
  'contact-map-strip': {
    title: 'At the old boathouse',
    lead: 'Walk along the water until it smells of wood. The stop is four minutes away.',
    button: 'Get directions',
    hours: [
      { days: 'Monday and Tuesday', hours: 'Closed' },
      { days: 'Wednesday, Thursday', hours: '5 – 11 PM' },
      { days: 'Friday', hours: '5 PM – 12 AM' },
      { days: 'Saturday', hours: '12 PM – 12 AM' },
      { days: 'Sunday', hours: '12 – 9 PM' },
    ],
    ways: [
      { icon: 'phone', label: 'Call us', value: '+45 86 12 04 40' },
      { icon: 'calendar', label: 'Reserve', value: 'Until noon of the day' },
      { icon: 'pin', label: 'Come by', value: 'Harbour Street 9, Aarhus' },
    ],
  },
}
