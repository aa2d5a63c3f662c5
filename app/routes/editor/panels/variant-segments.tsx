import type { Segment } from '~/components/ui/segmented'
import { variantWords } from '~/messages/variants'

const dot = (color: string) => <span className={`variant-dot variant-${color}`} />

export const orientationSegments: readonly Segment[] = [
  { value: 'left', label: variantWords.left, icon: 'align-left' },
  { value: 'center', label: variantWords.center, icon: 'align-center' },
  { value: 'right', label: variantWords.right, icon: 'align-right' },
]

export const colorSegments: readonly Segment[] = [
  { value: 'dark', label: variantWords.dark, mark: dot('dark') },
  { value: 'grey', label: variantWords.grey, mark: dot('grey') },
  { value: 'light', label: variantWords.light, mark: dot('light') },
]
