export type Plan = {
  name: string
  text: string
  price: string
  unit: string
  items: string[]
  button: string
}

export type ToggleWords = { monthly: string; yearly: string; saving: string }

const plans: Plan[] = [
  {
    name: 'Solo',
    text: 'For one person and one idea',
    price: '$0',
    unit: 'forever',
    items: ['1 site, 3 pages', 'Free subdomain', 'Community help'],
    button: 'Start free',
  },
  {
    name: 'Studio',
    text: 'For teams that ship every week',
    price: '$24',
    unit: 'per seat, monthly',
    items: [
      'Unlimited sites and pages',
      'Your own domain',
      'Shared brand library',
      'Answers within 4 hours',
    ],
    button: 'Try Studio for 14 days',
  },
  {
    name: 'Company',
    text: 'For many brands and markets',
    price: '$79',
    unit: 'per seat, monthly',
    items: ['Everything in Studio', 'Single sign-on and audit log', 'A named contact person'],
    button: 'Talk to sales',
  },
]

export const plansContent = {
  eyebrow: 'Pricing',
  title: 'Simple plans, no surprises',
  lead: 'Change or cancel whenever you like. Prices exclude VAT.',
  toggle: { monthly: 'Monthly', yearly: 'Yearly', saving: '−20%' },
  badge: 'Most chosen',
  plans,
}
