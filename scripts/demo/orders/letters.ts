import type { DemoOrder } from '../demo-order'

const offer = 'Newsletter template'

/** What stands in it every time. */
export const letterOrders: DemoOrder[] = [
  {
    sent: '24 10:00 gwen',
    offer,
    company: 'Fallow Trust',
    answers: {
      name: 'Small things',
      program: 'Mailchimp',
      parts: 'One thing that was given, with its picture. One that is wished for. A date.',
    },
    story: [
      '24 10:03 gwen pays now',
      '24 11:00 priya says Could I see the last one you sent, and who fills it in?',
      '24 12:00 gwen says Our treasurer fills it in. He types with two fingers and proofreads with ten. +report-4-pages.pdf',
      '23 09:00 priya does progress',
      '21 14:00 priya does checking_quality',
      '21 16:00 priya does reviewing_with_client',
      '20 09:30 gwen does approve',
      '20 09:35 gwen rates 5 The treasurer did the first one alone, in twenty minutes. He has told everybody.',
    ],
  },
  {
    sent: '28 19:00 delroy',
    offer,
    answers: {
      name: 'The Northgate Mile',
      program: 'Another one',
      parts: 'Results, the next run, who has a birthday.',
    },
    story: [
      '28 19:04 delroy pays now',
      '27 09:20 priya says Which program is it? “Another one” is a large family.',
      '25 21:00 delroy says The one of the club federation. It has no name that I could find.',
      '25 22:00 priya does progress',
      '23 15:00 priya says It takes no templates, only text. I can make the text good, or you change the program.',
      '22 10:00 bank says disputed',
      '21 20:00 delroy says The committee wants its money back and has told the bank. I was not asked, sorry.',
      '20 11:00 priya does checking_quality',
      '20 11:30 priya does reviewing_with_client',
      '18 09:00 bank says lost',
      '18 09:30 joon notes The bank gave it back to them. We close this one and learn to ask for the program first.',
      '17 10:00 joon does completed',
      '16 20:00 delroy rates 2 Nice people, and the wrong thing for us. The form could have said which programs work.',
    ],
  },
  {
    sent: '0 09:40 joon',
    client: 'beatriz',
    company: 'Casa Lume Guesthouse',
    offer,
    answers: {
      name: 'Letters from the lemon garden',
      program: 'Brevo',
      parts: 'A picture of the garden, a recipe, which nights are free.',
    },
    story: [
      '0 09:45 joon says Beatriz, here is what we spoke about on the phone. Under Payment you can pay it when you like, we begin then.',
    ],
  },
  {
    sent: '1 08:15 delroy',
    offer,
    answers: {
      name: 'Night Run news',
      program: 'Mailchimp',
      parts: 'Countdown, what to wear, where to park.',
    },
    story: [
      '1 08:19 delroy pays later',
      '1 15:00 bank says refused',
      '0 09:25 delroy says The bank did not like it. This time I ask the treasurer first.',
    ],
  },
  {
    sent: '0 08:05 gwen',
    offer,
    company: 'Fallow Trust',
    answers: {
      name: 'Letter to those who give',
      program: 'Mailchimp',
      parts: 'Once a year, two pages, no button at all.',
    },
    story: ['0 08:09 gwen pays later'],
  },
  {
    sent: '4 11:20 samir',
    offer,
    answers: {
      name: 'Clinic calendar',
      program: 'Brevo',
      parts: 'When we are closed, flu and travel vaccination, one question answered.',
    },
    story: [
      '4 11:23 samir pays now',
      '4 13:00 priya says The one question: may patients send it in, or do you choose?',
      '4 14:30 samir says They send it in. We leave out names and feet.',
      '3 09:00 priya does progress',
      '1 13:00 priya says Light and dark. The dates stand in a table that any reader can read out. +template-parts.png',
      '1 13:20 priya does checking_quality',
    ],
  },
  {
    sent: '3 16:30 anil',
    offer,
    company: 'Brightwater Dental',
    answers: {
      name: 'Recall in February',
      program: 'Mailchimp',
      parts: 'That it is time, by which bus, and that it does not hurt.',
    },
    story: [
      '3 16:34 anil pays now',
      '2 09:30 priya says Does it not hurt?',
      '2 10:00 anil says Write “hardly”.',
      '2 11:00 priya does progress',
      '0 08:55 priya says First version with “hardly”. +recall-proof.pdf',
    ],
  },
  {
    sent: '5 10:10 kaia',
    offer,
    answers: {
      name: 'Between two classes',
      program: 'Brevo',
      parts: 'A pose, a pause, the timetable.',
    },
    story: [
      '5 10:14 kaia pays now',
      '5 12:00 priya does paused',
      '5 12:03 priya says Kaia, you have a template from us in your care plan. You need not buy another one. Shall we give it back?',
      '5 18:30 kaia says Oh! Yes please. And thank you for saying so.',
      '4 09:10 joon refunds 320.00 Already part of the care plan',
      '4 09:12 joon says It is on its way to your card, it takes a few days.',
    ],
  },
]
