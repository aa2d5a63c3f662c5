/** What the studio answers again and again. */
export const canned = [
  {
    name: 'Request received',
    text: 'Hello {{client.fullName}},\n\nthank you, request {{request.number}} is here and has what we need. I start on it [[when]] and write as soon as there is something to see.\n\n{{staff.fullName}}',
  },
  {
    name: 'Pictures missing',
    text: 'Hello {{client.fullName}},\n\nfor {{request.type}} {{request.number}} we still need [[which pictures]]. At least 2,000 pixels on the longer side, as JPEG or PNG; you can attach them to your answer here.\n\n{{staff.fullName}}',
  },
  {
    name: 'First version ready',
    text: 'Hello {{client.fullName}},\n\nthe first version stands at [[address]]. Please look at it on a phone too. Say what you would change, or that it can stay: both help.\n\n{{staff.fullName}}',
  },
  {
    name: 'Delivered',
    text: 'Hello {{client.fullName}},\n\nrequest {{request.number}} is done. If it’s what you wanted, press “Approve”; if not, “Ask for changes” brings it straight back to my table.\n\n{{staff.fullName}}',
  },
  {
    name: 'Paused until we hear from you',
    text: 'Hello {{client.fullName}},\n\nwe paused request {{request.number}} because we’re waiting for [[what]]. The clock stands still until then, nothing is lost.\n\n{{staff.fullName}}',
  },
  {
    name: 'Fault found',
    text: 'Hello {{client.fullName}},\n\nwe found it: [[what it was]]. It has been working again since [[time]]. If you see it once more, write here under {{request.number}} and it comes to me first.\n\n{{staff.fullName}}',
  },
] as const

/** The same of orders, which who manages orders writes. */
export const cannedOfOrders = [
  {
    name: 'Not paid yet',
    text: 'Hello {{client.fullName}},\n\norder {{order.number}} is kept here and waits for its payment. Under Payment you can pay it whenever you like; we begin the same day.\n\n{{staff.fullName}}',
  },
  {
    name: 'Money on its way back',
    text: 'Hello {{client.fullName}},\n\nwe give back [[sum]] of order {{order.number}}: [[why]]. Your bank needs five to ten days for it; the receipt under Payment shows it already.\n\n{{staff.fullName}}',
  },
  {
    name: 'Order delivered',
    text: 'Hello {{client.fullName}},\n\norder {{order.number}} is ready for you. If it’s what you wanted, press “Approve”; afterwards you can rate it from 1 to 5 and say how it was.\n\n{{staff.fullName}}',
  },
] as const
