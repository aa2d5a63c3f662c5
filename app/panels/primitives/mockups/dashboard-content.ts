import type { PersonName } from '../../pictures'
import type { IconName } from '../icon-paths'

export type DashboardContent = {
  greeting: string
  note: string
  period: string
  button: string
  user: { name: string; role: string; person: PersonName }
  menu: readonly { icon: IconName; label: string; count?: string }[]
  numbers: readonly { label: string; value: string; change: string }[]
  chart: { title: string; now: string; before: string }
}

/** Words in the drawn product window; panels take them into their own content. */
export const dashboardContent: DashboardContent = {
  greeting: 'Good morning, Ines',
  note: 'Here is your week so far',
  period: 'Last 30 days',
  button: 'New report',
  user: { name: 'Ines Moreau', role: 'Operations', person: 'ines' },
  menu: [
    { icon: 'home', label: 'Overview' },
    { icon: 'chart', label: 'Reports' },
    { icon: 'users', label: 'Customers' },
    { icon: 'calendar', label: 'Schedule' },
    { icon: 'mail', label: 'Inbox', count: '4' },
    { icon: 'layers', label: 'Projects' },
  ],
  numbers: [
    { label: 'Revenue', value: '$48,290', change: '+12.4%' },
    { label: 'New customers', value: '1,284', change: '+8.1%' },
    { label: 'Reply time', value: '2m 14s', change: '−31%' },
  ],
  chart: { title: 'Sales by day', now: 'This month', before: 'Last month' },
}
