/** `true` is a tick, `false` a dash. */
export type Value = string | boolean
export type ComparedPlan = { name: string; price: string; unit: string; button: string }
export type Feature = { label: string; values: Value[] }

const plans: ComparedPlan[] = [
  { name: 'Freelancer', price: '$29', unit: 'a month', button: 'Start in June' },
  { name: 'Company', price: '$89', unit: 'a month', button: 'Start in June' },
  { name: 'Group', price: '$240', unit: 'a month', button: 'Talk to Birgit' },
]

const features: Feature[] = [
  { label: 'Receipts a month', values: ['50', '400', 'No limit'] },
  { label: 'Bank accounts', values: ['1', '5', 'No limit'] },
  { label: 'VAT return', values: ['Quarterly', 'Monthly', 'Monthly'] },
  { label: 'Year-end accounts', values: [true, true, true] },
  { label: 'Payroll', values: [false, 'Up to 12', 'Up to 80'] },
  { label: 'Your own accountant', values: [false, true, true] },
  { label: 'Reports for the board', values: [false, false, true] },
  { label: 'Answers within', values: ['2 days', '4 hours', '1 hour'] },
]

export const comparisonContent = {
  eyebrow: 'Tally Bookkeeping',
  title: 'Books closed by Friday',
  lead: 'Send receipts as they come. We sort, book and file them, and call only when something is missing.',
  badge: 'Most chosen',
  plans,
  features,
}

export type ComparisonContent = typeof comparisonContent
