export const sliderContent = {
  eyebrow: 'Roundabout Couriers',
  title: 'Pay for parcels, not for plans',
  lead: 'Move the handle to your usual week. The price per parcel falls as you send more.',
  question: 'Parcels a week',
  value: '120',
  /** Price per parcel at each step; the handle stands on `step`. */
  steps: [100, 92, 84, 78, 72, 67, 62, 58, 54, 51, 48, 45, 43, 41, 39, 37, 36, 35, 34, 33, 32],
  step: 10,
  scale: ['10', '60', '120', '250', '500+'],
  facts: ['Collected daily at 4 PM', 'Insured up to $500', 'By bike inside the ring road'],
  price: '$2,184',
  unit: 'a month',
  lines: [
    { label: '120 parcels a week', value: '$4.20 each' },
    { label: 'Daily collection', value: 'Included' },
    { label: 'Failed deliveries', value: 'Free' },
  ],
  button: 'Book a first week',
  note: 'Billed for what you sent, never more.',
}

export type SliderContent = typeof sliderContent
