import type { Story } from '../types'

/** What a website of theirs may add: seals, a letter, hours, a reason. */
export const more: Story = {
  'hero-words': {
    eyebrow: 'Dental practice in Leeds, since 2011',
    title: 'A dentist who has time',
    lead: 'Forty minutes for each visit, the same face every year, and the price in writing before we begin.',
    buttons: ['Book a visit', 'See the treatments', 'Call the practice'],
  },
  'about-awards': {
    eyebrow: 'On the wall of room two',
    title: 'Checked more often than your teeth',
    lead: 'Three seals and two prizes. You may ask for every report at the desk.',
    link: 'Read the reports',
    awards: [
      { year: '2026', title: 'Calmest practice', by: 'Leeds Patients’ Circle' },
      { year: '2024', title: 'Best place to learn', by: 'Northern Dental School' },
    ],
    certificates: [
      {
        icon: 'shield',
        title: 'Clean to the last drawer',
        text: 'Instruments are counted, cleaned and sealed after each visit.',
        number: 'No. LS-3301',
        until: 'May 2028',
      },
      {
        icon: 'heart',
        title: 'Good with fear',
        text: 'All six of us are trained to treat anxious patients.',
        number: 'No. AX-0412',
        until: 'January 2028',
      },
      {
        icon: 'users',
        title: 'Made for children',
        text: 'Low chairs, short visits and nobody in a mask at the door.',
        number: 'No. CH-118',
        until: 'March 2027',
      },
    ],
  },
  'team-letter': {
    eyebrow: 'From the owner',
    greeting: 'You will know my face by the second visit',
    opening:
      'I was afraid of dentists until I was nineteen. I still remember why, every morning at eight.',
    paragraphs: [
      'We are six people in two rooms. A third room would mean less time for each of you, so there is none.',
      'Tell us what you dread. We stop whenever you raise a hand, and we write the price down before we begin.',
      'If a visit was not as good as it should have been, call me. I answer the same evening.',
    ],
    closing: 'See you when nothing hurts,',
    person: 'greta',
    name: 'Dr. Eva Sander',
    role: 'Dentist, owner',
    direct: '+44 113 555 0162',
    to: ['To everybody', 'who has waited too long', 'Leeds and around'],
  },
  'contact-map-strip': {
    title: 'The green door on Mill Lane',
    lead: 'Two rooms on the ground floor, a ramp in the yard, and two free hours in deck C.',
    button: 'Get directions',
    hours: [
      { days: 'Monday to Friday', hours: '8 AM – 6 PM' },
      { days: 'Thursday', hours: '8 AM – 8 PM' },
      { days: 'Saturday', hours: '9 AM – 1 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    ways: [
      { icon: 'phone', label: 'Call the practice', value: '+44 113 555 0162' },
      { icon: 'calendar', label: 'Book online', value: 'Takes one minute' },
      { icon: 'pin', label: 'Come by', value: 'Mill Lane 3, Leeds' },
    ],
  },
  'features-comparison': {
    eyebrow: 'Linden Clinic',
    title: 'What you are used to, and us',
    lead: 'We asked 1,480 patients what was different. They did not mention the drill.',
    button: 'Book a visit',
    them: { name: 'What you are used to', note: 'from what patients tell us' },
    us: { name: 'Linden Clinic', note: 'two rooms since 2011' },
    rows: [
      { topic: 'Waiting', them: 'Forty minutes', us: 'You sit down on time' },
      { topic: 'Who looks', them: 'Somebody new each time', us: 'The same dentist every year' },
      { topic: 'Time for you', them: 'Ten minutes', us: 'Forty' },
      { topic: 'The price', them: 'On the invoice', us: 'In writing, a week before' },
      { topic: 'A crown', them: 'Three visits', us: 'One, from our own mill' },
      { topic: 'Fear', them: 'Pull yourself together', us: 'Raise a hand, and we stop' },
    ],
  },
}
