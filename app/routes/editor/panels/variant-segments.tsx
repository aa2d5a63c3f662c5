import type { Segment } from '~/components/ui/segmented'

const dot = (color: string) => <span className={`variant-dot variant-${color}`} />

export const orientationSegments: readonly Segment[] = [
  { value: 'left', label: 'Left', icon: 'align-left' },
  { value: 'center', label: 'Center', icon: 'align-center' },
  { value: 'right', label: 'Right', icon: 'align-right' },
]

export const colorSegments: readonly Segment[] = [
  { value: 'dark', label: 'Dark', mark: dot('dark') },
  { value: 'grey', label: 'Grey', mark: dot('grey') },
  { value: 'light', label: 'Light', mark: dot('light') },
]
