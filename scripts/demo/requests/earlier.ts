import type { DemoRequest } from '../demo-request'
import type { DemoName } from '../people'

/** So many days ago at what time, who, what; when it was delivered, and when its client approved. */
type Line = readonly [sent: string, who: DemoName, what: string, done: string, approved: string]

const words: readonly Line[] = [
  ['61 09:10', 'odile', 'Prices of the lunch menu', '60 11:00', '60 15:20'],
  ['59 14:00', 'kaia', 'The timetable from October on', '58 10:30', '57 09:00'],
  ['57 10:20', 'dunja', 'Opening hours on the holiday', '56 09:40', '56 18:00'],
  ['54 16:45', 'beatriz', 'Names of the two new rooms', '51 12:10', '51 13:00'],
  ['52 08:30', 'delroy', 'Dates of the winter runs', '51 10:00', '50 20:15'],
  ['50 11:00', 'esther', 'Shelf of the month', '49 15:30', '48 10:00'],
  ['47 13:40', 'henrik', 'Berths and prices for next season', '45 10:20', '45 11:00'],
  ['45 09:00', 'odile', 'The autumn wines', '44 12:00', '43 17:45'],
  ['41 15:15', 'kaia', 'Teachers who are new', '40 09:30', '39 08:20'],
  ['39 10:00', 'dunja', 'Card of the small plates', '38 14:00', '38 19:30'],
]

const broken: readonly Line[] = [
  ['58 08:05', 'henrik', 'Weather of the harbour does not load', '58 10:20', '58 12:00'],
  ['53 17:10', 'esther', 'Basket forgets its books', '53 20:40', '52 09:15'],
  ['48 07:50', 'delroy', 'Entry form says it is full', '48 09:30', '48 10:00'],
  ['43 12:25', 'beatriz', 'Calendar shows last year', '43 18:00', '42 09:10'],
]

const told =
  (product: string, hand: DemoName, answers: (what: string) => DemoRequest['answers']) =>
  ([sent, who, what, done, approved]: Line): DemoRequest => ({
    sent: `${sent} ${who}` as string as DemoRequest['sent'],
    product,
    answers: answers(what),
    story: [
      `${done} ${hand} says It is done. Have a look, please.` as string,
      `${done} ${hand} does delivered` as string,
      `${approved} ${who} does approve` as string,
    ] as string[] as DemoRequest['story'],
  })

/** What was asked for and done in the weeks before, so that there is something to compare with. */
export const earlierRequests: DemoRequest[] = [
  ...words.map(
    told('New words or prices', 'priya', (title) => ({
      title,
      page: 'northlight.example/changes',
      words: 'They stand in the mail of this morning, in the order in which they should appear.',
    })),
  ),
  ...broken.map(
    told('On the website', 'ravi', (title) => ({
      title,
      where: 'northlight.example/status',
      seen: 'Since this morning. Yesterday it was well.',
      devices: ['Phone', 'Computer'],
    })),
  ),
]
