export type Detail = { title: string; text: string }

const details: Detail[] = [
  {
    title: 'Band of spring steel',
    text: 'Bent cold, so that it gives way to large heads and still returns by itself.',
  },
  {
    title: 'Pads of felted wool',
    text: 'The offcuts of a mill in Huddersfield. They come off with one thumb.',
  },
  {
    title: 'One knob',
    text: 'Turn it for louder, press it for silence. There is nothing else to learn.',
  },
  {
    title: 'A stand that charges',
    text: 'Oak from a fallen tree. Put them down and they are full by morning.',
  },
]

export const storyContent = {
  thing: 'headphones' as 'headphones' | 'chair',
  eyebrow: 'The story of the Loft',
  title: 'Headphones made from what was left over',
  paragraphs: [
    'In 2021 a wool mill asked whether we could use 40 kilos of offcuts a week. We had a loft, two soldering irons and no idea.',
    'It took thirty-one pairs until one of them sat on a head as if it had been forgotten there. That pair is the one we make.',
  ],
  button: 'Hear them in a shop',
  price: '$189, repaired for life',
  details,
}

export type StoryWords = typeof storyContent

type Point = readonly [x: number, y: number]

/** Where each detail is on the picture, in fractions of it. */
export const points: Record<StoryWords['thing'], readonly Point[]> = {
  headphones: [
    [0.5, 0.235],
    [0.615, 0.615],
    [0.29, 0.69],
    [0.5, 0.825],
  ],
  chair: [
    [0.5, 0.3],
    [0.42, 0.585],
    [0.63, 0.6],
    [0.69, 0.8],
  ],
}
