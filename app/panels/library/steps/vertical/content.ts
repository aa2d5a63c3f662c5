export type Step = { when: string; title: string; text: string }

const steps: Step[] = [
  {
    when: 'Week 1',
    title: 'We cook with you',
    text: 'One evening in the old kitchen shows us where you reach, wait and bump into each other.',
  },
  {
    when: 'Week 2',
    title: 'Tape on the floor',
    text: 'The plan is laid out at full size. You walk through it before we draw a single door.',
  },
  {
    when: 'Week 4',
    title: 'Built in our workshop',
    text: 'Oak, ash or linoleum, cut 900 meters from your house. Come and look at it any day.',
  },
  {
    when: 'Week 9',
    title: 'Five quiet days',
    text: 'Old kitchen out on Monday, first soup on Friday. We sweep every evening.',
  },
]

export const verticalContent = {
  eyebrow: 'Hollis Kitchens',
  title: 'Nine weeks to the first soup',
  lead: 'A new kitchen in four steps, with one person to call for all of them.',
  contact: { name: 'Freya Lund', text: 'plans your kitchen', phone: '+45 33 55 01 14' },
  steps,
}
