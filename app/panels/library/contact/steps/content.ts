type FieldWords = { label: string; value: string }

const steps: { title: string; text: string }[] = [
  { title: 'The roof', text: 'Size, pitch, what lies on it' },
  { title: 'Your power', text: 'What you use in a year' },
  { title: 'A visit', text: 'When a fitter may come up' },
]

const fields: FieldWords[] = [
  { label: 'Street and number', value: '18 Orchard Lane' },
  { label: 'Town', value: 'Millbrook' },
  { label: 'Area in square feet', value: '640' },
  { label: 'Built in', value: '1974' },
]

export const stepsContent = {
  eyebrow: 'Sunward Roofs',
  title: 'Three questions to a price',
  lead: 'It takes four minutes. You see the price before you leave your name.',
  steps,
  progress: 'Step 1 of 3',
  formTitle: 'Where is your roof?',
  fields,
  choiceLabel: 'What lies on it?',
  choices: ['Tiles', 'Slate', 'Metal', 'Flat'],
  button: 'On to your power',
  note: 'Saved as you type',
}

export type StepsWords = typeof stepsContent
