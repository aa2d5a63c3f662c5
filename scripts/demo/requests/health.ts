import type { DemoRequest } from '../demo-request'

/** A dental practice with two houses, a clinic, a yoga studio. */
export const healthRequests: DemoRequest[] = [
  {
    sent: '13 11:20 anil',
    product: 'Logo version',
    wish: 12,
    answers: {
      name: 'New logo lockup for the second location',
      use: 'Above the door on Mill Road, 2.4 m wide, and on the appointment cards.',
      ground: 'Dark',
      width: '2400',
      files: ['brightwater-logo.svg'],
    },
    story: [
      '12 09:15 lena says Two lines or one? In one line “Brightwater Dental Mill Road” becomes long, and the letters small.',
      '12 13:00 anil says @Lena Vogel two. People say “the Mill Road one” anyway.',
      '9 16:00 lena does checking_quality',
      '8 10:20 lena does progress',
      '8 10:40 lena says Mill Road stands under the drop now, a third smaller. From across the street it still reads. +lockup-street.png',
      '8 18:05 anil says Better than the first house, to be honest. The sign maker asks for the outlines in millimetres.',
      '7 09:00 lena notes The sign maker is the brother of the owner and changes his mind. Wait with the file until @Amara Okafor has the written order.',
    ],
  },
  {
    sent: '12 09:00 anil',
    product: 'A day of photos',
    answers: {
      title: 'Team page: six new portraits',
      pieces: '6',
      style: 'In use',
      day: -4,
      place: 'Practice on Harbour Street. Sunniva at the desk knows who comes when.',
      phone: '447700900142',
      mood: ['portrait-mood.png'],
    },
    story: [
      '12 10:10 amara assigns lena',
      '11 09:30 lena says No white coats and no crossed arms, if that is all right with everybody?',
      '11 12:40 anil says They will love you for it.',
      '3 15:00 lena says All six, each in their own room. Dr. Osei blinked in all but two, so here are both. +portrait-osei-1.png +portrait-osei-2.png',
      '2 09:10 lena does reviewing_with_client',
      '1 17:30 anil says He takes the second. The others still look at theirs, you know how it is.',
    ],
  },
  {
    sent: '2 14:50 anil',
    product: 'New shop or place',
    answers: {
      name: 'Second practice on Mill Road',
      about: 'Four rooms, one for anxious patients. No stairs, parking behind the house.',
      opens: 20,
      hours: 'Monday to Thursday 8 to 18, Friday 8 to 13',
      phone: '447700900155',
      map: 'https://maps.example/mill-road',
      rooms: ['mill-road-room.png'],
    },
    story: [
      '2 15:30 tomas says May the room for anxious patients have a picture of its own, right on top? It is what nobody else in town has.',
      '1 08:20 anil says Yes. But call it “the quiet room”. Nobody wants to be called anxious.',
      '0 09:40 tomas says The quiet room it is. The page is half done, the map is missing.',
    ],
  },
  {
    sent: '4 08:30 anil',
    product: 'New words or prices',
    answers: {
      title: 'Prices of cleaning and whitening',
      page: 'brightwater.example/prices',
      words: 'See the list. Children under twelve are free from now on.',
      list: ['new-prices.csv'],
      from: 40,
    },
    story: [
      '4 11:00 priya says The old prices stay until then and the new ones stand below with their date. Good?',
      '4 12:15 anil says Very good, that saves us the letters.',
      '3 10:00 priya does delivered',
    ],
  },
  {
    sent: '19 07:50 anil',
    product: 'On the website',
    answers: {
      title: 'Appointment form refuses double names',
      where: 'https://brightwater.example/appointments',
      seen: 'Smith-Okoro is “not a valid name”. We have eleven patients with a hyphen.',
      devices: ['Phone', 'Computer'],
      sales: true,
    },
    story: [
      '19 08:20 ravi says It takes hyphens, apostrophes and spaces again. It should never have judged names.',
      '19 08:22 ravi does delivered',
      '19 09:00 anil does approve',
    ],
  },
  {
    sent: '28 10:30 anil',
    product: 'One issue',
    answers: {
      title: 'Time for the yearly check',
      lead: 'Who comes before the end of the year keeps the bonus of the insurance.',
      day: -20,
      sections: '2',
      readers: 'A list I attach',
      list: ['recall-list.csv'],
      reply: 'desk@brightwater.example',
    },
    story: [
      '28 11:00 amara assigns priya',
      '28 11:05 amara notes The list has birthdays in it. @Priya Raman use names and addresses only and delete the file when it is out.',
      '25 14:00 priya says Here is the proof. Two hundred and six people get it, four addresses were wrong. +recall-proof.pdf',
      '24 09:30 anil says Send it.',
      '20 10:00 priya does delivered',
      '20 15:00 anil does approve',
    ],
  },
  {
    sent: '31 09:15 samir',
    product: 'Event',
    answers: {
      name: 'Flu vaccination without appointment',
      about: 'Everybody over sixty and who lives with them. Two Saturdays, walk in.',
      day: -18,
      place: 'Clinic, ground floor',
      places: '300',
      email: 'samir@clinic.example',
    },
    story: [
      '30 10:00 tomas says Large letters, three sentences, the bus lines. One can print it on one sheet and hang it up. +flu-sheet.pdf',
      '30 13:00 samir says The sheet hangs in both pharmacies already. Thank you.',
      '29 10:00 tomas does delivered',
      '29 12:00 samir does approve',
    ],
  },
  {
    sent: '2 17:10 samir',
    product: 'New words or prices',
    website: 'clinic',
    answers: {
      title: 'Who covers for us over the holidays',
      page: 'clinic.example/emergencies',
      words:
        'The rota of the district comes next week. Until then please change the two phone numbers.',
      list: ['rota.csv'],
    },
    story: [
      '1 09:00 priya says Both numbers are changed, on the page and in the answer of the form. I wait for the rota.',
      '1 18:20 samir says It has come earlier, attached. The 26th is still open. +rota-district.csv',
    ],
  },
  {
    sent: '1 09:00 samir',
    product: 'New section',
    answers: {
      title: 'Questions that patients ask before an operation',
      page: 'clinic.example/operations',
      words: 'Ten questions. Dr. Farouk writes the answers, in words that my mother understands.',
      where: 'At the end',
      ground: 'Light',
    },
    story: [
      '1 10:00 priya says The place is ready, with ten empty answers. They open one by one, and all of them when printed.',
      '0 08:00 samir says Dr. Farouk has two left to write and is away until Thursday.',
      '0 08:30 priya does paused',
    ],
  },
  {
    sent: '1 13:30 kaia',
    product: 'New section',
    answers: {
      title: 'Rebuild the class timetable as a table',
      page: 'marrowbay.example/classes',
      words:
        'Today it is a picture and nobody can read it on a phone. 23 classes a week, four teachers, two rooms.',
      where: 'At the top',
      ground: 'Light',
      pictures: ['timetable.csv'],
    },
    story: [
      '1 15:10 priya says On a computer a week side by side, on a phone a day below the other, today first. Colors for the rooms?',
      '1 16:00 kaia says Words, please. I am color-blind myself.',
      '0 09:50 priya says Words. And one can ask for it without the classes that are full. +timetable-phone.png',
    ],
  },
  {
    sent: '1 20:10 kaia',
    product: 'One issue',
    answers: {
      title: 'A quiet week in February',
      lead: 'The retreat in the hills has eight places and no telephone.',
      day: 9,
      sections: '3',
      readers: 'Members',
      reply: 'kaia@marrowbay.example',
    },
    story: ['1 20:14 kaia says Could the first line not begin with “Escape”? Everybody’s does.'],
  },
  {
    sent: '17 09:40 kaia',
    product: 'New words or prices',
    answers: {
      title: 'Names of the new teachers',
      page: 'marrowbay.example/teachers',
      words: 'Ines and Malik start on Monday. Two sentences each, below the old ones.',
    },
    story: [
      '16 10:00 priya says Done, in the order of the alphabet so that nobody is last by age.',
      '16 10:02 priya does delivered',
      '16 21:00 kaia does approve',
    ],
  },
]
