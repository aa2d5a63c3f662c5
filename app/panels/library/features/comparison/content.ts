export type Difference = { topic: string; them: string; us: string }

const rows: Difference[] = [
  { topic: 'Waiting', them: 'Ninety minutes beside a spaniel', us: 'None. We ring, you open' },
  { topic: 'Getting there', them: 'A cat in a box on a bus', us: 'The cat stays on the sofa' },
  { topic: 'Who comes', them: 'Whoever is on duty that day', us: 'The same vet, every visit' },
  { topic: 'Time for you', them: 'Eleven minutes', us: 'Forty, and a cup of tea' },
  { topic: 'The bill', them: 'At the counter, as a surprise', us: 'Agreed before we touch a paw' },
  { topic: 'At night', them: 'A machine with opening hours', us: 'Your vet’s own telephone' },
  { topic: 'Medicine', them: 'A slip for the pharmacy', us: 'Out of the van, in the right dose' },
]

export const comparisonContent = {
  eyebrow: 'Hopper, vets on wheels',
  title: 'The waiting room, and us',
  lead: 'We asked 340 owners to write down their last two visits. This is what they wrote.',
  button: 'Book a home visit',
  them: { name: 'The waiting room', note: 'as most of us know it' },
  us: { name: 'Hopper at your door', note: 'in eleven towns since 2016' },
  rows,
}

export type ComparisonContent = typeof comparisonContent
